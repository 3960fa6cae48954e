/** English words that carry no subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all also although always am an and any anybody anyone anything are aren't as at away
  back be because been before being below between both but by came can can't cannot come could couldn't did didn't do does
  doesn't doing don't done down during each either else ever every everybody everyone everything few for from further get
  gets getting give given go goes going gone got had hadn't has hasn't have haven't having he her here hers herself him
  himself his how however i i'd i'll i'm i've if in into is isn't it it's its itself just keep keeps kept know let like
  made make makes many may maybe me might mine more most much must my myself need needs neither never no nobody none nor
  not nothing now of off often on once one only or other others our ours out over own people put quite rather really said
  same say says see seem seems she should shouldn't since so some somebody someone something still such take takes than
  that that's the their theirs them themselves then there there's these they they're thing things this those though
  through to too try under until up upon us use used using very want wants was wasn't way we we're we've well went were
  weren't what what's when where whether which while who whole whom whose why will with within without won't would
  wouldn't yes yet you you'd you'll you're you've your yours yourself`.split(/\s+/),
);
