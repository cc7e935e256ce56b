import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { insertOutboxFrom } from "../outbox/outbox";
import { devices, otps, users } from "../schema/people";

/**
 * This device if it is among the `count` devices on which the number logged in last; else no row.
 */
export function ownDevice(db: Db, phone: string, deviceHash: string, count: number) {
  const newest = db
    .select({ deviceHash: devices.deviceHash })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(eq(users.phone, phone))
    .orderBy(desc(devices.lastSeenAt))
    .limit(count);
  return db
    .select({ deviceHash: devices.deviceHash })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(
      and(
        eq(users.phone, phone),
        eq(devices.deviceHash, deviceHash),
        inArray(devices.deviceHash, newest),
      ),
    );
}

/** The network that requested the code of this login. */
const addressOf = (phone: string) =>
  sql<string>`(select asked.address_hash from ${otps} as asked where asked.phone = ${phone}
    and asked.used_at is not null order by asked.created_at desc limit 1)`;

/** Records that the user of this phone logged in on a device. */
export function markSeen(db: Db, phone: string, deviceHash: string, now: string) {
  return insertFrom(
    db,
    devices,
    {
      userId: users.id,
      deviceHash,
      addressHash: addressOf(phone),
      firstSeenAt: now,
      lastSeenAt: now,
    },
    sql`from ${users} where ${users.phone} = ${phone}`,
  ).onConflictDoUpdate({
    target: [devices.userId, devices.deviceHash],
    set: { lastSeenAt: now, addressHash: addressOf(phone) },
  });
}

/**
 * Records that a login is still used on this device, at most once a day. If the login began without
 * a device, this may add a new one.
 */
export const markUsed = (db: Db, userId: number, deviceHash: string, dayAgo: string, now: string) =>
  db
    .insert(devices)
    .values({ userId, deviceHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [devices.userId, devices.deviceHash],
      set: { lastSeenAt: now },
      setWhere: lt(devices.lastSeenAt, dayAgo),
    });

/**
 * The message about a login on a device that is new for this number. The login that creates the
 * account gets no message. It comes before `markSeen` in their batch.
 */
export function insertNewDeviceMessage(
  db: Db,
  id: string,
  phone: string,
  deviceHash: string,
  now: string,
) {
  return insertOutboxFrom(
    db,
    {
      id,
      kind: "new_device",
      payload: sql`json_object('userId', ${users.id}, 'at', ${now})`,
      createdAt: now,
    },
    sql`from ${users} where ${users.phone} = ${phone} and ${users.createdAt} < ${now}
      and not exists (select 1 from ${devices}
        where ${devices.userId} = ${users.id} and ${devices.deviceHash} = ${deviceHash})`,
  );
}

export const deleteDevicesOf = (db: Db, userId: number) =>
  db.delete(devices).where(eq(devices.userId, userId));

export const deleteDevicesBefore = (db: Db, before: string) =>
  db.delete(devices).where(lt(devices.lastSeenAt, before));
