import { wordSet } from '../lexicon/word-set.ts'
/** Words around a request that ask for no data, and words for any business. */
export const speakingWords: ReadonlySet<string> = wordSet(
  'run runs track tracks tracking tracked manage manages managing managed operate operates operating operation operations work works working worked let lets show shows showing see ' +
    'test tests testing tested demo demos demonstrate demonstration prototype prototypes mvp poc pilot model models modeling modelling play playing look looking looks think know try trying love ' +
    'insert inserts populate populates prepare prepares add adds additional quick quickly say u ur smth something roughly able useful possible ok okay yes cheers kindly hope nicely properly please thx ty hey dear sure maybe perhaps kind bit ' +
    'agency agencies chain chains center centers centre centres department departments team teams group groups shop shops store stores office offices network networks operator operators ' +
    'provider providers fleet house institute association cooperative coop practice facility facilities desk brand brands program programme venture catalog catalogue menu portfolio ' +
    'enterprise enterprises employer employers council foundation branch vendor outfit place side thing things stuff save saved write written export exported print output suitable formatted step w thier teh happen happens happened happening',
)
