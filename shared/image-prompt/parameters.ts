import { findRatio } from './aspect-ratio.ts';

/** A description without the parameters at its end, as Midjourney takes them (docs.midjourney.com/hc/en-us/articles/32859204029709). */
export interface Parted {
  text: string;
  ratio?: string;
  denied: string[];
  /** All others, as they were written. */
  parameters: string[];
}

const PARAMETER = /(?:^|\s)(?:--|—)([a-z]{1,20})(?:\s+((?:(?!\s(?:--|—)[a-z])[^\n])*))?/gi;

export function takeParameters(description: string): Parted {
  const parted: Parted = { text: description, denied: [], parameters: [] };
  for (const [whole, name = '', value = ''] of description.matchAll(PARAMETER)) {
    const ratio = /^(?:ar|aspect)$/i.test(name) ? findRatio(value) : undefined;
    // What follows the two numbers is description again.
    const after = ratio ? value.replace(/\d+ ?[:x/] ?\d+/i, '') : '';
    if (ratio) parted.ratio = ratio;
    else if (/^no$/i.test(name) && value.trim()) parted.denied.push(value.trim());
    else parted.parameters.push(`--${name} ${value}`.trim());
    parted.text = parted.text.replace(whole, ` ${after}`);
  }
  return parted;
}
