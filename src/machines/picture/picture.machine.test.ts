import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { type PictureFile, pictureMachine } from './picture.machine.ts';

const face: PictureFile = { name: 'face.png', type: 'image/png', sizeBytes: 70_000 };
const pictured = { id: 'user-1', picture: '/media/1.webp' } as User;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(upload: () => Promise<User>, { hasPicture = false, remove = upload } = {}) {
  const clock = new SimulatedClock();
  const sent: (PictureFile | null)[] = [];
  const announced: User[] = [];
  const actor = createActor(
    pictureMachine.provide({
      actors: {
        uploadPicture: fromPromise<User, { file: PictureFile | null }>(({ input }) => {
          sent.push(input.file);
          return upload();
        }),
        removePicture: fromPromise(remove),
      },
      actions: {
        announceUser: (_, { user }) => {
          announced.push(user);
        },
      },
    }),
    { clock, input: { hasPicture } },
  ).start();
  return { actor, clock, sent, announced, value: () => actor.getSnapshot().value };
}

describe('changing the picture', () => {
  it('previews a picture, then sends it', async () => {
    const flow = start(async () => pictured);
    flow.actor.send({ type: 'file.chosen', file: face });
    expect(flow.value()).toEqual({ previewing: 'ready' });
    flow.actor.send({ type: 'picture.submitted' });
    await settle();
    expect(flow.value()).toEqual({ choosing: 'ready' });
    expect(flow.sent).toEqual([face]);
    expect(flow.announced).toEqual([pictured]);
  });

  it.each([
    ['too large a file', 'size', { choosing: 'tooLarge' }],
    ['what is no picture', 'type', { choosing: 'unreadable' }],
  ] as const)('says why it does not take %s, until another is chosen', (_, reason, state) => {
    const flow = start(async () => pictured);
    flow.actor.send({ type: 'file.rejected', reason });
    expect(flow.value()).toEqual(state);
    flow.actor.send({ type: 'file.chosen', file: face });
    expect(flow.value()).toEqual({ previewing: 'ready' });
  });

  it('keeps the chosen picture if the next one is rejected', () => {
    const flow = start(async () => pictured);
    flow.actor.send({ type: 'file.chosen', file: face });
    flow.actor.send({ type: 'file.rejected', reason: 'size' });
    expect(flow.value()).toEqual({ previewing: 'ready' });
    expect(flow.actor.getSnapshot().context.file).toEqual(face);
  });

  it('keeps the old one when the new one is discarded', () => {
    const flow = start(async () => pictured);
    flow.actor.send({ type: 'file.chosen', file: face });
    flow.actor.send({ type: 'picture.discarded' });
    expect(flow.value()).toEqual({ choosing: 'ready' });
    expect(flow.actor.getSnapshot().context.file).toBeNull();
  });

  it('reports why the server rejected it, and sends the same file again', async () => {
    const flow = start(async () => {
      throw new ApiError({ code: 'picture_unreadable', status: 422 });
    });
    flow.actor.send({ type: 'file.chosen', file: face });
    flow.actor.send({ type: 'picture.submitted' });
    await settle();
    expect(flow.value()).toEqual({ previewing: 'failed' });
    flow.actor.send({ type: 'picture.submitted' });
    expect(flow.value()).toBe('uploading');
    expect(flow.sent).toEqual([face, face]);
    await settle();
    flow.actor.send({ type: 'picture.discarded' });
    expect(flow.value()).toEqual({ choosing: 'ready' });
  });

  it('times out after 30 seconds, not a millisecond earlier, and ignores other files until then', () => {
    const flow = start(() => new Promise(() => {}));
    flow.actor.send({ type: 'file.chosen', file: face });
    flow.actor.send({ type: 'picture.submitted' });
    flow.actor.send({ type: 'file.chosen', file: { ...face, name: 'other.png' } });
    flow.clock.increment(29_999);
    expect(flow.value()).toBe('uploading');
    expect(flow.actor.getSnapshot().context.file?.name).toBe('face.png');
    flow.clock.increment(1);
    expect(flow.value()).toEqual({ previewing: 'failed' });
  });
});

describe('removing the picture', () => {
  const unpictured = { ...pictured, picture: null } as User;

  it('removes a stored one, then nothing is left to remove', async () => {
    const flow = start(async () => unpictured, { hasPicture: true });
    flow.actor.send({ type: 'removal.requested' });
    expect(flow.value()).toBe('removing');
    flow.actor.send({ type: 'file.chosen', file: face });
    expect(flow.value()).toBe('removing');
    await settle();
    expect(flow.value()).toEqual({ choosing: 'ready' });
    expect(flow.announced).toEqual([unpictured]);
    flow.actor.send({ type: 'removal.requested' });
    expect(flow.value()).toEqual({ choosing: 'ready' });
  });

  it('can remove one that was stored just now', async () => {
    const flow = start(async () => pictured);
    flow.actor.send({ type: 'removal.requested' });
    expect(flow.value()).toEqual({ choosing: 'ready' });
    flow.actor.send({ type: 'file.chosen', file: face });
    flow.actor.send({ type: 'picture.submitted' });
    await settle();
    flow.actor.send({ type: 'removal.requested' });
    expect(flow.value()).toBe('removing');
  });

  it('keeps it and says why if the server did not remove it, until a file is chosen or rejected', async () => {
    const flow = start(async () => pictured, {
      hasPicture: true,
      remove: async () => {
        throw new ApiError({ code: 'network_down', status: null });
      },
    });
    flow.actor.send({ type: 'removal.requested' });
    await settle();
    expect(flow.value()).toEqual({ choosing: 'notRemoved' });
    expect(flow.actor.getSnapshot().context).toMatchObject({
      hasPicture: true,
      failure: { code: 'network_down' },
    });
    flow.actor.send({ type: 'file.rejected', reason: 'size' });
    expect(flow.actor.getSnapshot().context.failure).toBeNull();
    flow.actor.send({ type: 'removal.requested' });
    expect(flow.value()).toBe('removing');
  });
});
