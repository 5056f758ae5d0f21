import { clock, nanosOf, seconds } from '../../base/time.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { useStore } from '../../state/shell/react.ts';
import { change, settings } from '../../state/shell/settings.ts';

type Props = { readonly open: OpenCapture; readonly time: string | undefined; readonly digits?: 6 | 9 | 'fitting' };

/** Drops digits of the nine behind the point; `fitting` ones leave a narrow column's width. */
function cut(words: string, digits: 6 | 9 | 'fitting'): string {
  const whole = words.length - 10;
  const kept = digits !== 'fitting' ? digits : whole <= 3 ? 6 : whole <= 8 ? 3 : 0;
  return words.slice(0, kept === 0 ? whole : whole + 1 + kept);
}

/** A moment: since the first packet, or by the clock; the other one is its tooltip. */
export function Moment({ open, time, digits = 9 }: Props) {
  const { clockTimes } = useStore(settings);
  const at = nanosOf(time);
  if (time === undefined || at === undefined) return <span className="dim">no time</span>;
  const since = open.began === undefined ? undefined : seconds(at - open.began);
  const words = clockTimes || since === undefined ? clock(time) : since;
  return (
    <time dateTime={time} title={clockTimes && since !== undefined ? `${since} s after the first packet` : time}>
      {cut(words, digits)}
    </time>
  );
}

export const toggleTimes = () => change({ clockTimes: !settings.get().clockTimes });

/** Which of the two times are shown. */
export function TimesChoice() {
  const { clockTimes } = useStore(settings);
  return (
    <fieldset className="choice" aria-label="Times">
      <button type="button" aria-pressed={!clockTimes} onClick={() => change({ clockTimes: false })}>
        Since start
      </button>
      <button type="button" aria-pressed={clockTimes} onClick={() => change({ clockTimes: true })}>
        Clock, UTC
      </button>
    </fieldset>
  );
}
