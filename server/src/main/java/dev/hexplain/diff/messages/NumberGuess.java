package dev.hexplain.diff.messages;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What numbers at some positions may be, and how much speaks for it.
 *
 * @param skipped bytes that are the same before it
 * @param content how long what follows is, in each message; none where the number is no length of that
 */
record NumberGuess(
        CommonKind kind, int skipped, int size, ByteOrder order, int score, String about, Optional<Content> content) {
    private static final long SECOND_2001 = 1_000_000_000L;
    private static final long SECOND_2040 = 2_208_988_800L;
    private static final int FEW_OF = 6;
    /** More than four of its bytes as a time. */
    private static final int LAST_DOUBLE = 38;

    private static final int DIGITS = 9;
    private static final int DIGITS_OF_FLOAT = 6;

    /** Less than a length of a text: behind which the same number of bytes may always follow. */
    private static final int SOME_OF_TOTAL = 79;

    /** What a length is before. */
    record Content(CommonKind kind, long[] lengths) {}

    /**
     * The best guess about numbers of a size in an order, which all messages have whole.
     *
     * @param skipped bytes before it
     * @param counted whether a number before it says how long the message is: this one is about what follows, then
     * @param different the bytes that are not the same in all messages, up to the next that are; none where they go on
     */
    static Optional<NumberGuess> of(MessageNumbers numbers, int skipped, boolean counted, Range different) {
        long[] values = numbers.values();
        Optional<NumberGuess> total = counted ? Optional.empty() : total(numbers, values, skipped);
        Optional<NumberGuess> text = length(numbers, values, skipped)
                .filter(guess ->
                        total.filter(each -> each.score() < guess.score()).isPresent());
        return text.or(() -> total)
                .or(() -> counter(numbers, values, skipped))
                .or(() -> length(numbers, values, skipped))
                .or(() -> time(numbers, values, skipped, different))
                .or(() -> real(numbers, values, skipped))
                .or(() -> plain(numbers, values, skipped, different));
    }

    private static NumberGuess simple(CommonKind kind, MessageNumbers numbers, int skipped, int score, String about) {
        return new NumberGuess(
                kind, skipped, numbers.size(), numbers.order(), score + numbers.size(), about, Optional.empty());
    }

    /** Messages of the same length say nothing about what counts them. */
    private static Optional<NumberGuess> total(MessageNumbers numbers, long[] values, int skipped) {
        long[] lengths = numbers.messages().stream().mapToLong(Source::length).toArray();
        long difference = lengths[0] - values[0];
        boolean counts = IntStream.range(0, values.length).allMatch(i -> lengths[i] - values[i] == difference)
                && MessageNumbers.distinct(lengths) > 1
                && difference >= 0
                && difference <= Arrays.stream(lengths).min().orElse(0);
        if (!counts) {
            return Optional.empty();
        }
        long behind = numbers.at()[0] + numbers.size();
        boolean rest = difference == behind && Arrays.stream(numbers.at()).allMatch(at -> at == numbers.at()[0]);
        String about = difference == 0
                ? "of the whole message"
                : rest ? "of what follows it" : "of the message but for %d bytes".formatted(difference);
        return Optional.of(
                simple(CommonKind.TOTAL, numbers, skipped, difference == 0 || rest ? 100 : SOME_OF_TOTAL, about));
    }

    private static Optional<NumberGuess> counter(MessageNumbers numbers, long[] values, int skipped) {
        if (values.length < 3) {
            return Optional.empty();
        }
        long step = values[1] - values[0];
        boolean counts =
                step != 0 && IntStream.range(2, values.length).allMatch(i -> values[i] - values[i - 1] == step);
        return counts && numbers.isWhole(step)
                ? Optional.of(
                        simple(CommonKind.COUNTER, numbers, skipped, 90 + numbers.edges(step), "by %d".formatted(step)))
                : Optional.empty();
    }

    private static Optional<NumberGuess> length(MessageNumbers numbers, long[] values, int skipped) {
        if (MessageNumbers.distinct(values) < 2 || !fits(numbers, values)) {
            return Optional.empty();
        }
        List<Source> messages = numbers.messages();
        long[] from = Arrays.stream(numbers.at()).map(at -> at + numbers.size()).toArray();
        boolean text = IntStream.range(0, values.length).allMatch(i -> isText(messages.get(i), from[i], values[i]));
        long[] behind = IntStream.range(0, values.length)
                .mapToLong(i -> from[i] + values[i])
                .toArray();
        int same = CommonBytes.same(messages, behind);
        boolean ends = IntStream.range(0, values.length)
                .allMatch(i -> behind[i] == messages.get(i).length());
        if (!text && same < 2 && !ends) {
            return Optional.empty();
        }
        CommonKind kind = text ? CommonKind.TEXT : CommonKind.BYTES;
        return Optional.of(new NumberGuess(
                CommonKind.LENGTH,
                skipped,
                numbers.size(),
                numbers.order(),
                (text ? 80 : 70) + numbers.size(),
                "of the %s behind it".formatted(kind.words()),
                Optional.of(new Content(kind, values))));
    }

    /** Whether all messages have as many bytes behind the number, and most of them some. */
    private static boolean fits(MessageNumbers numbers, long[] values) {
        int some = 0;
        for (int i = 0; i < values.length; i++) {
            long left = numbers.messages().get(i).length() - numbers.at()[i] - numbers.size();
            if (values[i] < 0 || values[i] > left) {
                return false;
            }
            some += values[i] > 0 ? 1 : 0;
        }
        return some * 2 > values.length;
    }

    private static Optional<NumberGuess> time(MessageNumbers numbers, long[] values, int skipped, Range different) {
        if (numbers.size() == Integer.BYTES) {
            return Optional.of(values)
                    .filter(_ -> !isText(numbers) && skipped + numbers.size() - different.offset() > 1)
                    .flatMap(_ -> unit(values, 1))
                    .map(unit -> simple(CommonKind.TIME, numbers, skipped, 40, unit));
        }
        return numbers.size() == Long.BYTES
                ? IntStream.of(1, 1_000, 1_000_000, 1_000_000_000)
                        .mapToObj(scale -> unit(values, scale))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .map(unit -> simple(CommonKind.TIME, numbers, skipped, 75, unit))
                : Optional.empty();
    }

    static boolean isText(Source message, long from, long length) {
        return PlainText.isPrintable(message.window(), from, from + length);
    }

    /** Letters are such numbers, too. */
    private static boolean isText(MessageNumbers numbers) {
        return IntStream.range(0, numbers.at().length)
                .allMatch(i -> isText(numbers.messages().get(i), numbers.at()[i], numbers.size()));
    }

    private static Optional<String> unit(long[] values, int scale) {
        boolean all =
                Arrays.stream(values).allMatch(value -> value / scale >= SECOND_2001 && value / scale < SECOND_2040);
        String unit = switch (scale) {
            case 1 -> "seconds";
            case 1_000 -> "milliseconds";
            case 1_000_000 -> "microseconds";
            default -> "nanoseconds";
        };
        return all ? Optional.of("in " + unit + " since 1970") : Optional.empty();
    }

    /** Numbers of few digits: other bits are hardly ever such. */
    private static Optional<NumberGuess> real(MessageNumbers numbers, long[] values, int skipped) {
        boolean all = switch (numbers.size()) {
            case Long.BYTES -> Arrays.stream(values).allMatch(NumberGuess::isUsualDouble);
            case Integer.BYTES -> Arrays.stream(values).allMatch(bits -> isUsualFloat((int) bits));
            default -> false;
        };
        boolean some = Arrays.stream(values).anyMatch(bits -> bits != 0);
        int score = all ? 60 : LAST_DOUBLE;
        return some && (all || isLastDouble(numbers, values))
                ? Optional.of(simple(CommonKind.FLOAT, numbers, skipped, score, ""))
                : Optional.empty();
    }

    /** The last eight bytes of several messages are hardly ever doubles of a usual size by chance. */
    private static boolean isLastDouble(MessageNumbers numbers, long[] values) {
        return numbers.size() == Double.BYTES
                && values.length > 2
                && numbers.areLast()
                && Arrays.stream(values).allMatch(bits -> isUsualSize(Math.abs(Double.longBitsToDouble(bits))));
    }

    private static boolean isUsualDouble(long bits) {
        double number = Double.longBitsToDouble(bits);
        return isUsual(number, Double.toString(number), DIGITS);
    }

    private static boolean isUsualFloat(int bits) {
        float number = Float.intBitsToFloat(bits);
        return isUsual(number, Float.toString(number), DIGITS_OF_FLOAT);
    }

    private static boolean isUsual(double number, String digits, int most) {
        double size = Math.abs(number);
        return number == 0 || (isUsualSize(size) && digits.length() <= most);
    }

    private static boolean isUsualSize(double size) {
        return size >= 1e-4 && size < 1e7;
    }

    /**
     * A number that has all of the bytes that differ, and before the highest of these only some that are 0: the more of
     * them, the likelier.
     */
    private static Optional<NumberGuess> plain(MessageNumbers numbers, long[] values, int skipped, Range different) {
        boolean big = numbers.order() == ByteOrder.BIG_ENDIAN;
        long before = different.offset() - skipped;
        long behind = skipped + numbers.size() - different.end();
        boolean covers = different.length() > 0 && before >= 0 && behind >= 0 && (big ? behind : before) == 0;
        long zeros = before + behind;
        boolean padded = covers
                && IntStream.range(0, (int) zeros).allMatch(i -> isZero(numbers, big ? i : numbers.size() - 1 - i));
        if (!padded) {
            return Optional.empty();
        }
        boolean aligned = Arrays.stream(numbers.at()).allMatch(at -> at % numbers.size() == 0);
        boolean few = numbers.messages().size() >= FEW_OF
                && MessageNumbers.distinct(values)
                        <= Math.max(2, numbers.messages().size() / FEW_OF);
        int score = (int) zeros * 4 + (aligned ? 2 : 0) - numbers.size() * 2 + (isSteady(values) ? 1 : 0);
        return Optional.of(new NumberGuess(
                few ? CommonKind.FEW : CommonKind.NUMBER,
                skipped,
                numbers.size(),
                numbers.order(),
                score,
                "",
                Optional.empty()));
    }

    /** Whether the values lie closer together than those of the other byte order would. */
    private static boolean isSteady(long[] values) {
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length - 1] - sorted[0] < 1L << 20;
    }

    private static boolean isZero(MessageNumbers numbers, int index) {
        return IntStream.range(0, numbers.at().length)
                .allMatch(i -> numbers.messages().get(i).u1(numbers.at()[i] + index) == 0);
    }
}
