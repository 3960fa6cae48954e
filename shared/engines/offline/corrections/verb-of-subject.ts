import { baseForm, thirdPerson } from './agreement.ts';
import { besideAsked, besideQuestioned } from './asked-subjects.ts';
import { afterHeOrShe, afterOneWho } from './clear-subjects.ts';
import { afterWho, helperOf } from './far-subjects.ts';
import { afterIndefinite } from './indefinite-subjects.ts';
import { afterWhich } from './learner-verbs.ts';
import { toldInPast } from './missing-be.ts';
import { besideNoun } from './near-subjects.ts';
import type { Place } from './place.ts';

/** The right form of a verb that does not go with its subject, wherever that stands. */
export const verbOfSubject = (place: Place): string | undefined =>
  toldInPast(place) ??
  afterIndefinite(place) ??
  afterHeOrShe(place) ??
  afterOneWho(place) ??
  thirdPerson(place) ??
  baseForm(place) ??
  helperOf(place) ??
  afterWho(place) ??
  afterWhich(place) ??
  besideNoun(place) ??
  besideAsked(place) ??
  besideQuestioned(place);
