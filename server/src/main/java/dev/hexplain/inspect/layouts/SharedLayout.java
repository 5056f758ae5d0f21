package dev.hexplain.inspect.layouts;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.RecordPeriod;
import dev.hexplain.diff.messages.CommonField;
import dev.hexplain.diff.messages.CommonKind;
import dev.hexplain.diff.messages.CommonLayout;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.LayoutView;
import dev.hexplain.inspect.view.LayoutView.LayoutField;
import dev.hexplain.inspect.view.LayoutView.LayoutMessage;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * What messages have in common.
 *
 * @param messages in the order in which they were named
 * @param fields which tile each of them
 * @param names of the fields, each once
 * @param records whether the messages follow each other in one source
 * @param notes what was left out, a sentence each
 */
public record SharedLayout(
        List<Source> messages, List<CommonField> fields, List<String> names, boolean records, List<String> notes) {
    /** Messages that are aligned. */
    public static final int MOST = 1000;

    private static final int LARGEST = 16 << 20;
    private static final int BYTES_SHOWN = 256;

    /**
     * Aligns messages.
     *
     * @throws Refusal where there are too few, too many, or one is too large
     */
    public static SharedLayout of(List<Source> messages) {
        if (messages.size() < 2 || messages.size() > MOST) {
            throw Refusal.badRequest("%d messages were named: 2 to %,d are aligned.".formatted(messages.size(), MOST));
        }
        for (Source message : messages) {
            if (message.length() > LARGEST) {
                throw Refusal.badRequest("%s has %,d bytes: messages of at most %,d MiB are aligned."
                        .formatted(message.name(), message.length(), LARGEST >> 20));
            }
        }
        List<CommonField> fields = CommonLayout.of(messages);
        return new SharedLayout(messages, fields, names(fields), false, notes(fields));
    }

    private static List<String> notes(List<CommonField> fields) {
        return fields.size() <= CommonLayout.MOST_FIELDS
                ? List.of()
                : List.of("From byte %d of the first message on, nothing is looked for: there are %d fields before."
                        .formatted(fields.getLast().ranges().getFirst().offset(), CommonLayout.MOST_FIELDS));
    }

    /**
     * Records of one size that follow each other in one source.
     *
     * @throws Refusal where no size fits
     */
    public static SharedLayout ofRecords(Source source) {
        int size = RecordPeriod.of(source)
                .orElseThrow(() -> Refusal.badRequest(
                        "%s alone is no sequence of records of one size: name several messages, a file each."
                                .formatted(source.name())));
        List<Source> records = LongStream.range(0, Math.min(MOST, source.length() / size))
                .mapToObj(i -> source.slice(i * size, size))
                .toList();
        SharedLayout layout = of(records);
        List<String> notes = new ArrayList<>(layout.notes);
        long all = source.length() / size;
        if (all > MOST) {
            notes.add("The first %,d of %,d records are aligned, up to byte %d."
                    .formatted(MOST, all, (long) MOST * size));
        }
        return new SharedLayout(records, layout.fields, layout.names, true, notes);
    }

    private static List<String> names(List<CommonField> fields) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            CommonKind kind = fields.get(i).kind();
            String name = name(kind, i);
            long before = fields.subList(0, i).stream()
                    .filter(field -> name(field.kind(), 1).equals(name(kind, 1)))
                    .count();
            names.add(before == 0 || name.equals("magic") ? name : "%s_%d".formatted(name, before + 1));
        }
        return names;
    }

    private static String name(CommonKind kind, int index) {
        return switch (kind) {
            case CONSTANT -> index == 0 ? "magic" : "constant";
            case LENGTH -> "len";
            case TOTAL -> "len_message";
            case COUNTER -> "counter";
            case TIME -> "time";
            case FEW -> "kind";
            case NUMBER, FLOAT -> "value";
            case TEXT, TERMINATED_TEXT -> "text";
            case BYTES -> "data";
            case REST -> "rest";
        };
    }

    /** The beginning of a descriptor. */
    public String descriptor(String id) {
        return new LayoutDescriptor(this).text(id);
    }

    /** As the API has it. */
    public LayoutView view(String id) {
        return new LayoutView(
                IntStream.range(0, fields.size()).mapToObj(this::field).toList(),
                IntStream.range(0, messages.size()).mapToObj(this::message).toList(),
                descriptor(id),
                notes.isEmpty(),
                notes);
    }

    private LayoutField field(int index) {
        CommonField field = fields.get(index);
        String order = !field.kind().isNumber() || field.size() < 2
                ? ""
                : field.order() == ByteOrder.BIG_ENDIAN ? "big" : "little";
        return new LayoutField(
                names.get(index),
                field.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                field.kind().words(),
                Math.max(0, field.size()),
                order,
                field.about(),
                new LayoutValues(messages, field).words());
    }

    private LayoutMessage message(int index) {
        Source message = messages.get(index);
        List<Long> ends = fields.stream()
                .map(field -> field.ranges().get(index))
                .map(Range::end)
                .toList();
        byte[] first = message.copy(0, (int) Math.min(BYTES_SHOWN, message.length()));
        return new LayoutMessage(
                message.name(), message.length(), HexFormat.of().withUpperCase().formatHex(first), ends);
    }
}
