/** Says whether a target is met. @returns whether it is */
export function judge(target: string, isMet: boolean): boolean {
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${target}`);
  return isMet;
}
