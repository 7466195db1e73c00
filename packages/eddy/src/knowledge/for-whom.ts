import type { Speaker } from '../state/speaker.ts';

/** Answers to one of them, and what another who asks it is told in its place, by id. */
const INSTEAD: Readonly<Record<Speaker, Readonly<Record<string, string>>>> = {
  // Told of "your child", it is no answer to a pupil who asks what is seen at home.
  pupil: { parentSeesAccount: 'chatSecret', parentTalk: 'talkTurnsQuarrel' },
  parent: {
    parentsDisagree: 'parentOtherField',
    onlyMedLawBiz: 'parentOtherField',
    tellOtherMajor: 'parentOtherField',
    interestVsProspects: 'parentOtherField',
    stressResults: 'parentsCanHelp',
    friendHelp: 'parentsCanHelp',
    firstInFamily: 'parentsCanHelp',
    failedExam: 'parentBadResults',
    cryingResults: 'parentBadResults',
    nightThoughts: 'parentsCanHelp',
    afraidTellParents: 'parentBadResults',
    tellBadMock: 'parentBadResults',
    parentsDisappointed: 'parentBadResults',
    noIdea: 'parentNoInterest',
    whoAmI: 'parentNoInterest',
    undecidedLate: 'parentNoInterest',
    noMotivation: 'parentEncourage',
    feelStupid: 'parentEncourage',
    eddyDecide: 'parentChooses',
    phoneTime: 'childGames',
    tellNoUni: 'parentTalk',
  },
  teacher: {
    teacherSaidNo: 'teacherHardNews',
    failedExam: 'teacherHardNews',
    allLow: 'teacherWeakPupil',
    feelStupid: 'teacherWeakPupil',
    careersTeacherTalk: 'teacherClass',
  },
};

/** The answer to whoever speaks, where another one is for the pupil: its id. */
export const idFor = (speaker: Speaker, id: string): string => INSTEAD[speaker][id] ?? id;
