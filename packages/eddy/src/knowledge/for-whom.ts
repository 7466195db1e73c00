import type { Speaker } from '../state/speaker.ts';

/** Answers to a pupil, and what the parent or the teacher of one is told in their place, by id. */
const INSTEAD: Readonly<Record<Exclude<Speaker, 'pupil'>, Readonly<Record<string, string>>>> = {
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
export const idFor = (speaker: Speaker, id: string): string =>
  speaker === 'pupil' ? id : (INSTEAD[speaker][id] ?? id);
