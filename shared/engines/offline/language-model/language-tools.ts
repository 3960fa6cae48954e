import { Proposer } from '@/shared/engines/offline/corrections/proposals.ts';
import { CandidateFinder } from '@/shared/engines/offline/polish/spelling-candidates.ts';
import { UsageDictionary } from '@/shared/engines/offline/usage/mend-usage.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { LanguageModel } from './language-model.ts';
import { SentenceNet } from './sentence-net.ts';

/** What mends words by the words around them. */
export interface LanguageTools {
  model: LanguageModel;
  finder: CandidateFinder;
  proposer: Proposer;
  weights: Int8Array;
  net: SentenceNet;
  usage: UsageDictionary;
}

/** Gives the tools, or undefined where there are none: the rules then work without. Safe to call often and at once. */
export type LanguageSource = () => Promise<LanguageTools | undefined>;

/**
 * Reads the model at the first call; where it cannot be read, the next call tries again.
 * @param read gives the bytes of `english.bin`
 */
export function createLanguageSource(read: () => Promise<ArrayBuffer>): LanguageSource {
  let reading: Promise<LanguageTools | undefined> | undefined;
  return () => {
    reading ??= read()
      .then(createLanguageTools)
      .catch((thrown: unknown) => {
        reportError('engine.language', thrown);
        reading = undefined;
        return undefined;
      });
    return reading;
  };
}

/** @param file the bytes of `english.bin` */
export function createLanguageTools(file: ArrayBuffer): LanguageTools {
  const model = new LanguageModel(file);
  return {
    model,
    finder: new CandidateFinder(model),
    proposer: new Proposer(model),
    weights: model.weights,
    net: new SentenceNet(model.net),
    usage: new UsageDictionary(model.usage),
  };
}
