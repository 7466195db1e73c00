import type { WholeUser } from '../user-repository.ts';

/** A user as the database has one. */
export function sampleUser(changes: Partial<WholeUser> = {}): WholeUser {
  return {
    uid: '00000000-0000-4000-8000-000000000001',
    userId: 'mei',
    email: 'mei@example.hk',
    firstName: 'Mei',
    lastName: 'Chan',
    nickname: null,
    title: null,
    gender: null,
    phone: null,
    role: 'Stu',
    schoolName: null,
    schoolDistrict: 'shaTin',
    form: 5,
    directMarketing: false,
    emailList: false,
    cardId: null,
    ability: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
    recommendationTitle: null,
    recommendationText: null,
    needsRecommendation: true,
    events: [],
    connections: [],
    analyses: [],
    eventTypes: ['academic'],
    language: 'en',
    admin: false,
    version: 1,
    createdAt: new Date('2026-09-01T00:00:00Z'),
    order: null,
    orderVersion: null,
    ...changes,
  };
}
