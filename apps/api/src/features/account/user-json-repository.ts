import { type SQL, sql } from 'drizzle-orm';
import { jupasOrders, users } from '../../db/schema.ts';
import type { UserRow, WholeUser } from './user-repository.ts';

/** A row of users as the database writes it in JSON: columns by their names, moments as text. */
type UserJson = {
  readonly [Key in keyof UserRow as (typeof users)[Key]['_']['name']]: UserRow[Key] extends Date
    ? string
    : UserRow[Key] extends Date | null
      ? string | null
      : UserRow[Key];
};

interface OrderJson {
  readonly codes: readonly string[];
  readonly version: number;
}

/** The whole user as two columns of a query. Joining three tables takes the planner longer than the reading itself. */
export interface WholeUserJson {
  readonly user: UserJson;
  readonly order: OrderJson | null;
}

/** The columns of `WholeUserJson` for a query on a table that has the user's `uid`. */
export const wholeUserJson = (uid: SQL) => ({
  user: sql<UserJson>`(select to_json(${users}) from ${users} where "users"."uid" = ${uid})`,
  order: sql<OrderJson | null>`(select json_build_object('codes', "codes", 'version', "version")
    from ${jupasOrders} where "jupas_orders"."uid" = ${uid})`,
});

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

export function wholeUserOf({ user, order }: WholeUserJson): WholeUser {
  return {
    uid: user.uid,
    userId: user.user_id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    nickname: user.nickname,
    title: user.title,
    gender: user.gender,
    phone: user.phone,
    role: user.role,
    schoolName: user.school_name,
    schoolDistrict: user.school_district,
    form: user.form,
    directMarketing: user.direct_marketing,
    emailList: user.email_list,
    cardId: user.card_id,
    ability: user.ability,
    recommendationTitle: user.recommendation_title,
    recommendationText: user.recommendation_text,
    needsRecommendation: user.needs_recommendation,
    events: user.events,
    connections: user.connections,
    analyses: user.analyses,
    eventTypes: user.event_types,
    language: user.language,
    admin: user.admin,
    version: user.version,
    createdAt: new Date(user.created_at),
    emailVerifiedAt: momentOf(user.email_verified_at),
    lastActiveAt: new Date(user.last_active_at),
    endingToldAt: momentOf(user.ending_told_at),
    agreedAt: momentOf(user.agreed_at),
    agreedVersion: user.agreed_version,
    order: order?.codes ?? null,
    orderVersion: order?.version ?? null,
  };
}
