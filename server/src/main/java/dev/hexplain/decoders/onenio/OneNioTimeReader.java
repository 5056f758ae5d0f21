package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;

/** Reads objects of {@code java.time}, which write themselves (serialized form, class {@code java.time.Ser}). */
final class OneNioTimeReader {
    private static final int OFFSET_FOLLOWS = 127;
    private static final int REGION = 7;

    /** Receives the parts of an object in byte order. */
    interface Parts {
        void part(OneNioTimePart part, long at);

        /** The name of a region: a length of two bytes and a text. */
        void region(long at, long end);
    }

    private final ParseInput in;
    private final Parts parts;
    private long at;

    private OneNioTimeReader(ParseInput in, long at, Parts parts) {
        this.in = in;
        this.at = at;
        this.parts = parts;
    }

    /** The offset after an object of a class; fails where it is incomplete. */
    static long read(ParseInput in, String className, long at, Parts parts) {
        OneNioTimeReader reader = new OneNioTimeReader(in, at, parts);
        reader.object(className.substring(className.lastIndexOf('.') + 1));
        return reader.at;
    }

    private void object(String simpleName) {
        switch (simpleName) {
            case "Instant", "Duration" -> parts(OneNioTimePart.SECONDS, OneNioTimePart.NANOS);
            case "LocalDate" -> date();
            case "LocalTime" -> time();
            case "LocalDateTime" -> dateTime();
            case "OffsetTime" -> {
                time();
                offset();
            }
            case "OffsetDateTime" -> {
                dateTime();
                offset();
            }
            case "ZonedDateTime" -> {
                dateTime();
                offset();
                zone();
            }
            case "ZoneOffset" -> offset();
            case "ZoneRegion" -> region();
            case "Year" -> part(OneNioTimePart.YEAR);
            case "YearMonth" -> parts(OneNioTimePart.YEAR, OneNioTimePart.MONTH);
            case "MonthDay" -> parts(OneNioTimePart.MONTH, OneNioTimePart.DAY);
            case "Period" -> parts(OneNioTimePart.YEARS, OneNioTimePart.MONTHS, OneNioTimePart.DAYS);
            default ->
                throw MalformedInput.wrong(
                        at, 0, "Only the class knows how this is written", "a class of java.time", simpleName);
        }
    }

    private void date() {
        parts(OneNioTimePart.YEAR, OneNioTimePart.MONTH, OneNioTimePart.DAY);
    }

    private void dateTime() {
        date();
        time();
    }

    /** Trailing zeros are omitted: the last part that is there is negative. */
    private void time() {
        if (part(OneNioTimePart.HOUR) >= 0 && part(OneNioTimePart.MINUTE) >= 0 && part(OneNioTimePart.SECOND) >= 0) {
            part(OneNioTimePart.NANO);
        }
    }

    private void offset() {
        if (part(OneNioTimePart.OFFSET) == OFFSET_FOLLOWS) {
            part(OneNioTimePart.OFFSET_SECONDS);
        }
    }

    private void zone() {
        if (part(OneNioTimePart.ZONE_TYPE) == REGION) {
            region();
        } else {
            offset();
        }
    }

    private void region() {
        in.require(at, 2, "the name of a region");
        long end = at + 2 + in.bytes.u2(at);
        in.require(at, end - at, "the name of a region");
        parts.region(at, end);
        at = end;
    }

    private void parts(OneNioTimePart... inOrder) {
        for (OneNioTimePart part : inOrder) {
            part(part);
        }
    }

    /** Skips a part; returns its first byte. */
    private int part(OneNioTimePart part) {
        in.require(at, part.size(), "a date or a time");
        parts.part(part, at);
        at += part.size();
        return (byte) in.bytes.u1(at - part.size());
    }
}
