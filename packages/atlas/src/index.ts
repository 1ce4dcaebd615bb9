export { type ChangedFile, type Changes, changesPage } from './changes.ts';
export {
  atlasFolder,
  type PathRecord,
  record,
  records,
  shotPath,
  type Size,
  sizes,
} from './record.ts';
export {
  isSound,
  type MachineRun,
  pages,
  type Run,
  type Situation,
  stylesheet,
  type Survivor,
  type UnitTest,
} from './report.ts';
