/** What mutation testing leaves alone. */
const reasons = {
  description: 'A state’s description is told to readers of the chart only.',
  types: 'The types of a setup are for the compiler only; nothing reads them when the chart runs.',
};

/** Leaves out what no test of behaviour could notice: two properties of a chart. All the rest of it is mutated. */
const inert = {
  shouldIgnore(path) {
    // A state that says nothing but its description.
    if (path.isObjectExpression() && path.node.properties.length === 1) {
      return path.node.properties[0].key?.name === 'description' ? reasons.description : undefined;
    }
    if (!path.isObjectProperty()) return undefined;
    const { key, value } = path.node;
    if (key.name === 'description' && value.type === 'StringLiteral') return reasons.description;
    if (key.name === 'types' && path.parentPath.parentPath.node.callee?.name === 'setup') {
      return reasons.types;
    }
    return undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'inert', value: inert }];
