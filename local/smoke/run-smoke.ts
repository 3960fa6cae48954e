import { signUp, smokeChecks } from './smoke-checks.ts';
import { clientOf, type SmokeTarget, type Visitor } from './smoke-target.ts';

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Goes once through what a live project must do, as two people who are gone afterwards. No mail is sent.
 * @param say hears a line for each check
 * @returns how many failed
 */
export async function runSmoke(target: SmokeTarget, say: (line: string) => void): Promise<number> {
  const people: Visitor[] = [];
  let failures = 0;
  try {
    people.push(await signUp(target));
    people.push(await signUp(target));
    say('ok    sign-up, with the link of its mail');
    const [first, second] = people;
    if (!first || !second) return 1;
    for (const { name, run } of smokeChecks(target, { first, second })) {
      try {
        const note = await run();
        say(`ok    ${name}${note ? ` (${note})` : ''}`);
      } catch (error) {
        failures += 1;
        say(`FAIL  ${name}: ${messageOf(error)}`);
      }
    }
  } catch (error) {
    failures += 1;
    say(`FAIL  sign-up: ${messageOf(error)}`);
  } finally {
    const { admin } = clientOf(target, target.secretKey).auth;
    for (const { id } of people) await admin.deleteUser(id);
  }
  return failures;
}
