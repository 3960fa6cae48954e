import type { ChatPage } from './chat-page.ts';

/** An answer of a chat as one would select it: with tasks, a number and a name in it. */
export const answer =
  'The release moves to 14 May. Ada checks the export by Friday and Tom writes the notes. Please send the invoice to the customer before Monday. Two risks remain: the import is slow with 5,000 rows, and the login page was not tested on phones. We could split the import into batches, or tell customers to wait.';

/** Shows an answer in the page and selects it with the mouse, as a user does. */
export async function selectAnswer({ page }: ChatPage, text = answer): Promise<void> {
  const article = page.locator('.messages article').first();
  await article.evaluate((element, shown) => {
    element.textContent = shown;
  }, text);
  await article.click({ clickCount: 3 });
}
