package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the parts of objects of {@code java.time}, by their first byte (serialized form, class {@code java.time.Ser}).
 */
final class FstTimes {
    private static final int SECONDS_FOLLOW = 127;
    private static final String DATE = "year:int month:byte day:byte";

    private final ParseInput in;
    private final FstClassModel bound;
    private final long at;
    private final List<Part> parts = new ArrayList<>();

    private FstTimes(ParseInput in, FstClassModel bound, long at) {
        this.in = in;
        this.bound = bound;
        this.at = at;
    }

    static List<Part> parts(ParseInput in, FstClassModel bound, long at) {
        FstTimes times = new FstTimes(in, bound, at);
        times.parts.add(new Part(bound.names.part("type"), new Place.Raw(FstLeafKinds.TYPE)));
        times.behindType(in.u1(at, "a time"));
        return List.copyOf(times.parts);
    }

    /** The parts of a type of {@code java.time} whose bytes do not decide them; none for others. */
    static @Nullable List<Part> fixed(FstClassModel bound, int type) {
        String described = described(type);
        if (described.isEmpty()) {
            return null;
        }
        return Stream.concat(
                        Stream.of(new Part(bound.names.part("type"), new Place.Raw(FstLeafKinds.TYPE))),
                        parts(bound, described))
                .toList();
    }

    private static String described(int type) {
        return switch (type) {
            case 1, 2 -> "seconds:long nano:int";
            case 3 -> DATE;
            case 11 -> "year:int";
            case 12 -> "year:int month:byte";
            case 13 -> "month:byte day:byte";
            case 14 -> "years:int months:int days:int";
            default -> "";
        };
    }

    private void behindType(int type) {
        switch (type) {
            case 1, 2, 3, 11, 12, 13, 14 -> add(described(type));
            case 4 -> clock(at + 1);
            case 5 -> {
                add(DATE);
                clock(at + 1 + FstStrings.lengthWidth(in, bound.settings, at + 1, "a time") + 2);
            }
            case 8 -> offset();
            default ->
                throw MalformedInput.wrong(
                        at, 1, "This type of java.time is not known", "1 to 5, 8, 11 to 14", "" + type);
        }
    }

    private void offset() {
        boolean follow = in.u1(at + 1, "a time") == SECONDS_FOLLOW;
        add(follow ? "quarterHours:byte seconds:int" : "quarterHours:byte");
    }

    private void add(String described) {
        parts(bound, described).forEach(parts::add);
    }

    private static Stream<Part> parts(FstClassModel bound, String described) {
        return Arrays.stream(described.split(" ", -1))
                .map(part -> part.split(":", -1))
                .map(words -> new Part(bound.names.part(words[0]), new Place.Raw(bound.contents.primitive(words[1]))));
    }

    /** Hours, minutes, seconds, of which the last non-zero one is complemented; or all of them, and nanoseconds. */
    private void clock(long from) {
        long next = from;
        for (String unit : List.of("hour", "minute", "second")) {
            in.require(at, next + 1 - at, "a time");
            boolean last = in.bytes.u1(next++) >= 0x80;
            parts.add(new Part(
                    bound.names.part(unit), new Place.Raw(last ? FstLeafKinds.COMPLEMENT : FstLeafKinds.BYTE)));
            if (last) {
                return;
            }
        }
        add("nano:int");
    }
}
