/** Whether two texts say the same on the same lines, whatever an editor did to blanks and to empty lines. */
export function isSameText(left: string, right: string): boolean {
  return left === right || bareLines(left) === bareLines(right);
}

function bareLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[\s\u200b\ufeff]+/g, ''));
  return lines.filter((line) => line !== '').join('\n');
}
