import type { CurrentUser } from '@lodestar/contract';

/** A pupil's record as the server keeps it. */
export function recordOf(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    User_ID: 'mei-chan',
    UID: 'b8a3',
    First_Name: 'Mei',
    Last_Name: 'Chan',
    Nickname: null,
    Title: null,
    Gender: null,
    Email_Address: 'mei@example.hk',
    Tel: '9123 4567',
    User_Role: 'Stu',
    School_Name: null,
    School_District: 'shaTin',
    Form: 5,
    direct_marketing: false,
    email_list: false,
    card_id: null,
    ability_6d: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
    eddy_recommendation_title: null,
    eddy_recommendation_text: null,
    needs_recommendation_regeneration: false,
    trajectory_events: [],
    trajectory_connections: [],
    trajectory_analyses: [],
    event_types: ['academic', 'extracurricular', 'personal'],
    preferred_language: 'en',
    jupas_programme_order: {},
    createdAt: '2026-09-01T00:00:00.000Z',
    admin: false,
    abilities: [],
    agreement_due: false,
    email_confirmation_due: false,
    ...changes,
  };
}
