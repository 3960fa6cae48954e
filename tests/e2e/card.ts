import { type Frame, type Locator, type Page, expect as runnersExpect } from '@playwright/test';
import { cardFrame, findCardFrame } from './card-frame.ts';

/** As patient as the runner's: `npm run record` drives the card without one, and would wait five seconds on a busy machine. */
const expect = runnersExpect.configure({ timeout: 60_000 });

/**
 * The card as the user and a screen reader meet it (design §3 names its parts). Each card has a frame of its own: what is
 * asked for is looked up in the one that stands there at that moment.
 */
export class Card {
  /** What the page sees of a card; there as long as one is. */
  readonly host: Locator;

  constructor(readonly page: Page) {
    this.host = page.locator('whetstone-card');
  }

  /** The frame it is drawn in, once there is one. */
  frame(): Promise<Frame> {
    return cardFrame(this.page);
  }

  get dialog(): Locator {
    const frame = findCardFrame(this.page) ?? this.page.mainFrame();
    return frame.getByRole('dialog', { name: 'Whetstone' });
  }

  /**
   * Waits until a card stands there and takes presses: no user is quicker.
   * @param old a card whose place it takes
   */
  async opened(old?: Frame): Promise<void> {
    await cardFrame(this.page, old);
    await expect(this.dialog.getByRole('group').first()).toBeEnabled();
  }

  get chip(): Locator {
    return this.page.getByRole('button', { name: 'Sharpen with Whetstone' });
  }

  get result(): Locator {
    return this.dialog.getByRole('region', { name: 'Result' });
  }

  get showChanges(): Locator {
    return this.dialog.getByRole('switch', { name: /^Show (\d+ of )?\d+ changes?$/ });
  }

  level(name: 'Polish' | 'Balanced' | 'Reframe'): Locator {
    return this.dialog.getByRole('radio', { name, includeHidden: true });
  }

  /** Opens what stands behind the word at the foot. */
  async unfold(): Promise<void> {
    if ((await this.fold.getAttribute('aria-expanded')) === 'false') await this.fold.click();
  }

  /** Presses a level; the card shows it once its run is asked for. */
  async chooseLevel(name: 'Polish' | 'Balanced' | 'Reframe'): Promise<void> {
    await this.unfold();
    await this.level(name).click();
    await expect(this.level(name)).toBeChecked();
  }

  get mode(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Mode', includeHidden: true });
  }

  /** What is chosen, in a word; opens the levels and lists. Those can be told, but not pressed, while they are folded. */
  get fold(): Locator {
    return this.dialog.getByTitle('Mode, persona, context');
  }

  get persona(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Persona', includeHidden: true });
  }

  /** Opens one of the card's lists and takes an option of it. */
  async choose(list: Locator, option: string): Promise<void> {
    await this.unfold();
    // a press that did not count leaves it open
    if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
    await this.dialog.getByRole('option', { name: option, exact: true }).click();
  }

  button(
    name:
      | 'Accept'
      | 'Copy'
      | 'Retry'
      | 'Cancel'
      | 'Discard'
      | 'Close'
      | 'Save'
      | 'Undo'
      | 'Prompt'
      | 'Note'
      | 'Insert'
      | 'Replace'
      | 'Translate',
  ): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Waits until the result stands, and tells it as plain text. */
  async doneText(): Promise<string> {
    await this.opened();
    await expect(this.button('Accept')).toBeEnabled();
    if (await this.showChanges.isChecked()) await this.showChanges.click();
    await expect(this.showChanges).not.toBeChecked();
    return (await this.result.textContent()) ?? '';
  }
}
