import { fromCallback } from 'xstate';
import type { MotionFact } from '../machines/motion/motion.machine.ts';
import { typewriterMachine } from '../machines/typewriter/typewriter.machine.ts';
import { watchMotion } from './motion.ts';

/** The characters of an element's text from this one on. */
function rangeFrom(element: Element, from: number): Range {
  const range = new Range();
  range.selectNodeContents(element);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = from;
  while (texts.nextNode()) {
    const { length } = texts.currentNode as Text;
    if (left <= length) {
      range.setStart(texts.currentNode, left);
      return range;
    }
    left -= length;
  }
  range.collapse();
  return range;
}

/** The typewriter machine, stilled by the motion switch and where nobody sees it. */
export const typewriter = typewriterMachine.provide({
  actors: { watchMotion: fromCallback<MotionFact, { id: string }>(watchMotion) },
  actions: {
    hideUnwritten: (_, { id, from }) => {
      const element = document.getElementById(id);
      // Firefox before 140 and Safari before 17.2 show the whole sentence.
      if (!element || !('highlights' in CSS)) return;
      // Forced colours would mark the letters instead.
      if (matchMedia('(forced-colors: active)').matches) CSS.highlights.delete('unwritten');
      else CSS.highlights.set('unwritten', new Highlight(rangeFrom(element, from)));
    },
  },
});
