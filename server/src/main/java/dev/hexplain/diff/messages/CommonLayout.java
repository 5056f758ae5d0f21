package dev.hexplain.diff.messages;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the fields that many messages of one format have in common, from the first byte on, as far as they go. */
public final class CommonLayout {
    /** Behind so many, all that is left is one. */
    public static final int MOST_FIELDS = 200;

    private static final int LONGEST_TEXT = 1 << 10;
    private static final int LONGEST_NUMBER = Long.BYTES;
    private static final int[] SIZES = {1, 2, 4, 8};

    /** What speaks for a number has to be more than that there are some bytes. */
    private static final int SURE = 30;

    private static final int SURER_THAN_TEXT = 78;
    private static final int OTHER_ORDER = 8;

    private final List<Source> messages;
    private final List<CommonField> fields = new ArrayList<>();
    /** Where the next field begins in each message. */
    private long[] at;

    /** Numbers that are surely of one order, and of the other. */
    private int bigEndian;

    private int littleEndian;

    private CommonLayout(List<Source> messages) {
        this.messages = messages;
        this.at = new long[messages.size()];
    }

    /**
     * The fields, in order. They tile each message.
     *
     * @param messages two at least
     */
    public static List<CommonField> of(List<Source> messages) {
        CommonLayout layout = new CommonLayout(messages);
        while (layout.fields.size() < MOST_FIELDS && !CommonBytes.hasEnded(messages, layout.at, 0)) {
            layout.next();
        }
        layout.rest();
        return layout.fields;
    }

    private void next() {
        int same = CommonBytes.same(messages, at);
        if (CommonBytes.hasEnded(messages, at, same) && same > 0) {
            add(CommonKind.CONSTANT, same, "");
            return;
        }
        int different = different(same);
        Optional<NumberGuess> number =
                numbers(same, new Range(same, different)).max(Comparator.comparingInt(this::score));
        if (number.filter(guess -> guess.score() >= SURER_THAN_TEXT).isPresent()) {
            take(number.get());
            return;
        }
        Optional<long[]> text = same == 0 ? terminated() : Optional.empty();
        if (text.isPresent()) {
            add(CommonKind.TERMINATED_TEXT, text.get(), false, "");
            return;
        }
        boolean hasSame = number.filter(guess -> guess.score() >= SURE || guess.skipped() < same)
                .isEmpty();
        if (same > 0 && hasSame) {
            add(CommonKind.CONSTANT, same, "");
            return;
        }
        number.ifPresentOrElse(this::take, () -> varying(different));
    }

    /** What speaks for a number; where others have shown in what order the format writes them, that does, too. */
    private int score(NumberGuess number) {
        boolean other = number.size() > 1
                && (number.order() == ByteOrder.BIG_ENDIAN ? bigEndian < littleEndian : bigEndian > littleEndian);
        return number.score() - (other ? OTHER_ORDER : 0);
    }

    /** How many bytes behind those that are the same are not; 0 where they go on to the end of a message. */
    private int different(int same) {
        int end = same;
        while (end - same < CommonBytes.LONGEST
                && !CommonBytes.hasEnded(messages, at, end)
                && !CommonBytes.isSame(messages, at, end)) {
            end++;
        }
        boolean goesOn = end - same == CommonBytes.LONGEST || CommonBytes.hasEnded(messages, at, end);
        return goesOn ? 0 : end - same;
    }

    /** Numbers that begin among the last bytes that are the same, or behind them. */
    private Stream<NumberGuess> numbers(int same, Range different) {
        return IntStream.rangeClosed(Math.max(0, same - LONGEST_NUMBER + 1), same)
                .boxed()
                .flatMap(skipped -> Arrays.stream(SIZES)
                        .filter(size -> skipped + size > same)
                        .filter(size -> !CommonBytes.hasEnded(messages, at, skipped + size - 1))
                        .boxed()
                        .flatMap(size -> guesses(skipped, size, different)));
    }

    private Stream<NumberGuess> guesses(int skipped, int size, Range different) {
        long[] from = Arrays.stream(at).map(each -> each + skipped).toArray();
        boolean counted = fields.stream().anyMatch(field -> field.kind() == CommonKind.TOTAL);
        List<ByteOrder> orders =
                size == 1 ? List.of(ByteOrder.BIG_ENDIAN) : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);
        return orders.stream()
                .map(order ->
                        NumberGuess.of(new MessageNumbers(messages, from, size, order), skipped, counted, different))
                .flatMap(Optional::stream);
    }

    private void take(NumberGuess number) {
        if (number.skipped() > 0) {
            add(CommonKind.CONSTANT, number.skipped(), "");
        }
        if (number.score() >= SURE && number.size() > 1) {
            bigEndian += number.order() == ByteOrder.BIG_ENDIAN ? 1 : 0;
            littleEndian += number.order() == ByteOrder.LITTLE_ENDIAN ? 1 : 0;
        }
        long[] sizes = new long[at.length];
        Arrays.fill(sizes, number.size());
        add(number.kind(), number.order(), sizes, false, number.about());
        number.content().ifPresent(content -> add(content.kind(), content.lengths(), true, ""));
    }

    /** The lengths of texts up to a byte 0 and with it, where all messages have one that is not always as long. */
    private Optional<long[]> terminated() {
        long[] lengths = new long[at.length];
        for (int i = 0; i < at.length; i++) {
            Source message = messages.get(i);
            long length = 0;
            long most = Math.min(LONGEST_TEXT, message.length() - at[i]);
            while (length < most && message.u1(at[i] + length) != 0) {
                length++;
            }
            if (length == most || !NumberGuess.isText(message, at[i], length)) {
                return Optional.empty();
            }
            lengths[i] = length + 1;
        }
        double average = Arrays.stream(lengths).average().orElse(0);
        return average >= 4 && MessageNumbers.distinct(lengths) > 1 ? Optional.of(lengths) : Optional.empty();
    }

    /** Bytes that are not the same, up to some that are; everything that is left where there are none. */
    private void varying(int length) {
        if (length == 0) {
            rest();
            return;
        }
        boolean text = IntStream.range(0, at.length).allMatch(i -> NumberGuess.isText(messages.get(i), at[i], length));
        add(text && length > 2 ? CommonKind.TEXT : CommonKind.BYTES, length, "");
    }

    private void rest() {
        long[] lengths = new long[at.length];
        for (int i = 0; i < at.length; i++) {
            lengths[i] = messages.get(i).length() - at[i];
        }
        if (Arrays.stream(lengths).anyMatch(length -> length > 0)) {
            add(CommonKind.REST, lengths, false, "");
        }
    }

    private void add(CommonKind kind, int length, String about) {
        long[] lengths = new long[at.length];
        Arrays.fill(lengths, length);
        add(kind, lengths, false, about);
    }

    private void add(CommonKind kind, long[] lengths, boolean sized, String about) {
        add(kind, ByteOrder.BIG_ENDIAN, lengths, sized, about);
    }

    private void add(CommonKind kind, ByteOrder order, long[] lengths, boolean sized, String about) {
        List<Range> ranges = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            ranges.add(new Range(at[i], lengths[i]));
        }
        fields.add(new CommonField(kind, order, ranges, sized, about));
        at = ranges.stream().mapToLong(Range::end).toArray();
    }
}
