import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  show(doneCount: number, totalCount: number): void;
  end(): void;
}

/** A progress bar on a terminal, otherwise a line per 10 %. */
export const createProgress = (stream: NodeJS.WriteStream): Progress =>
  stream.isTTY ? bar(stream) : lines(stream);

function bar(stream: NodeJS.WriteStream): Progress {
  const single = new SingleBar(
    { stream, format: '{bar} {percentage}% | {value} of {total} listings' },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    show(doneCount, totalCount) {
      if (!isStarted) single.start(totalCount, 0);
      isStarted = true;
      single.update(doneCount);
    },
    end: () => single.stop(),
  };
}

function lines(stream: NodeJS.WriteStream): Progress {
  let shownTenth = 0;
  return {
    show(doneCount, totalCount) {
      const tenth = Math.floor((doneCount / totalCount) * 10);
      if (tenth > shownTenth) stream.write(`${doneCount} of ${totalCount} listings\n`);
      shownTenth = tenth;
    },
    end: () => {},
  };
}
