import { layOut } from '@/shared/enhance/markup/lay-out.ts';
import type { Layouts } from '@/shared/extension/layouts.ts';
import { formFor } from './form-for.ts';
import { isLaidIn } from './is-laid-in.ts';
import { layIn } from './lay-in.ts';
import { markedStretches } from './marked-stretches.ts';

/** What this script gives the card. */
export const layouts: Layouts = (occasion) => {
  const form = formFor(occasion);
  if (!form) return null;
  const { editor, kind, isMail, reading, result } = occasion;
  // A line is in the rewrite what it is in the draft; of what the browser parts by itself, and in mails, a `div`.
  const isDivs = isMail || /^(?:\/div)?$/.test(reading.lines[0]?.blocks ?? '');
  const laid = layOut({
    text: result,
    marked: form === 'structure' ? markedStretches(occasion) : [],
    line: isDivs ? 'div' : 'p',
    heading: isMail ? 3 : 2,
  });
  return {
    form,
    plain: laid.plain,
    layIn: () => layIn(editor, kind, laid),
    isLaidIn: (now, before, span) => isLaidIn(now, before, { span, laid }),
  };
};
