package dev.hexplain.inspect.layouts;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.diff.messages.CommonField;
import dev.hexplain.tree.Quoted;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What a field says in messages, in brief: its only value, its few values, or the least and the greatest. */
record LayoutValues(List<Source> messages, CommonField field) {
    private static final int FEW = 6;
    private static final int SHOWN = 16;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    String words() {
        return switch (field.kind()) {
            case CONSTANT -> hex(0);
            case FEW -> counted();
            case LENGTH, TOTAL, COUNTER, TIME, NUMBER ->
                between(numbers().boxed().sorted(Long::compareUnsigned).map(Long::toUnsignedString));
            case FLOAT -> between(numbers().mapToDouble(this::real).sorted().mapToObj(Double::toString));
            case TEXT, TERMINATED_TEXT -> texts();
            case BYTES, REST -> lengths();
        };
    }

    private byte[] bytes(int message) {
        Range range = field.ranges().get(message);
        return messages.get(message).copy(range.offset(), (int) Math.min(range.length(), Integer.MAX_VALUE));
    }

    private String hex(int message) {
        Range range = field.ranges().get(message);
        byte[] first = messages.get(message).copy(range.offset(), (int) Math.min(SHOWN, range.length()));
        return HEX.formatHex(first) + (range.length() > SHOWN ? " …" : "");
    }

    private LongStream numbers() {
        return IntStream.range(0, messages.size()).mapToLong(i -> field.number(messages, i));
    }

    private double real(long bits) {
        return field.size() == Float.BYTES
                ? Double.parseDouble(Float.toString(Float.intBitsToFloat((int) bits)))
                : Double.longBitsToDouble(bits);
    }

    private static String between(Stream<String> sorted) {
        List<String> all = sorted.toList();
        return all.getFirst().equals(all.getLast()) ? all.getFirst() : all.getFirst() + " … " + all.getLast();
    }

    private String counted() {
        return numbers()
                .boxed()
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .limit(FEW)
                .map(each -> "%d (%d ×)".formatted(each.getKey(), each.getValue()))
                .collect(Collectors.joining(", "));
    }

    private String texts() {
        return IntStream.range(0, Math.min(messages.size(), FEW / 2))
                .mapToObj(i -> new String(bytes(i), StandardCharsets.UTF_8))
                .map(text -> '"' + Quoted.cut(Quoted.visible(text.replace("\0", "")), SHOWN) + '"')
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private String lengths() {
        List<Long> sorted = field.ranges().stream().map(Range::length).sorted().toList();
        boolean same = sorted.getFirst().equals(sorted.getLast());
        return same ? hex(0) : "%d … %d bytes".formatted(sorted.getFirst(), Collections.max(sorted));
    }
}
