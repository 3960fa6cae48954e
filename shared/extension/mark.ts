const SVG = 'http://www.w3.org/2000/svg';

/** The stone, then the edge that leaves its lower corner (brand.md, Mark). */
const STONE = 'M19 2h9L12 24H3z';
const EDGE = 'M3 26h27l-1.6 2H3z';

/** The product's mark as an element for shadow roots; the edge carries the class `edge`. */
export function createMark(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 32 32');
  svg.setAttribute('fill', 'currentColor');
  svg.setAttribute('aria-hidden', 'true');
  for (const [outline, name] of [
    [STONE, 'stone'],
    [EDGE, 'edge'],
  ] as const) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', outline);
    path.setAttribute('class', name);
    svg.append(path);
  }
  return svg;
}
