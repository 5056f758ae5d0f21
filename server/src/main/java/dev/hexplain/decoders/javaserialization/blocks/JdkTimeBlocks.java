package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** What {@code java.time.Ser} writes for all classes of {@code java.time}: a type, and its parts. */
final class JdkTimeBlocks {
    static final String CLASS = "java.time.Ser";

    private static final int ZONE_REGION = 7;
    private static final int ZONE_OFFSET = 8;
    /** In place of quarters of an hour: seconds follow. */
    private static final int SECONDS_FOLLOW = 127;

    private static final int QUARTER = 15 * 60;

    private static final List<String> TYPES = List.of(
            "DURATION",
            "INSTANT",
            "LOCAL_DATE",
            "LOCAL_TIME",
            "LOCAL_DATE_TIME",
            "ZONE_DATE_TIME",
            "ZONE_REGION",
            "ZONE_OFFSET",
            "OFFSET_TIME",
            "OFFSET_DATE_TIME",
            "YEAR",
            "YEAR_MONTH",
            "MONTH_DAY",
            "PERIOD");
    private static final PrimitivePart TYPE =
            PrimitivePart.type("java_time_type", "Which class of java.time it is.", TYPES);

    private static final BlockPart SECONDS = PrimitivePart.s8("seconds", "Whole seconds; of an instant, since 1970.");
    private static final BlockPart NANOS = PrimitivePart.s4("nanos", Role.VALUE, "Nanoseconds of the second.");
    static final BlockPart YEAR = PrimitivePart.s4("year", Role.VALUE, "The year.");
    static final BlockPart MONTH = PrimitivePart.s1("month", "The month, from 1.");
    static final BlockPart DAY = PrimitivePart.s1("day", "The day of the month, from 1.");
    private static final List<String> UNITS = List.of("hour", "minute", "second");
    private static final BlockPart TIME = new VariantPart(
            "time",
            "java.time.LocalTime",
            "Units from the hour down; the last one before units of zero is written as its complement.",
            List.of(time(1), time(2), time(3), time(4)),
            JdkTimeBlocks::units);
    static final BlockPart OFFSET = new VariantPart(
            "offset",
            "java.time.ZoneOffset",
            "The offset from UTC.",
            List.of(
                    BlockParts.of(quarters()),
                    BlockParts.of(
                            PrimitivePart.s1("quarters", "127: not a number of quarters of an hour."),
                            PrimitivePart.s4("totalSeconds", Role.VALUE, "The offset in seconds."))),
            (bytes, at, end) -> at < end ? s1(bytes, at) == SECONDS_FOLLOW ? 1 : 0 : BlockForms.UNKNOWN);
    private static final BlockPart REGION = UtfPart.of("id", "The name of a time zone.");
    private static final BlockPart ZONE = new VariantPart(
            "zone",
            "java.time.ZoneId",
            "The time zone: a region, or an offset.",
            List.of(BlockParts.of(TYPE, REGION), BlockParts.of(TYPE, OFFSET)),
            JdkTimeBlocks::zone);

    /** By type, from 1 on. */
    static final List<BlockParts> LAYOUTS = List.of(
            BlockParts.of(TYPE, SECONDS, NANOS),
            BlockParts.of(TYPE, SECONDS, NANOS),
            BlockParts.of(TYPE, YEAR, MONTH, DAY),
            BlockParts.of(TYPE, TIME),
            BlockParts.of(TYPE, YEAR, MONTH, DAY, TIME),
            BlockParts.of(TYPE, YEAR, MONTH, DAY, TIME, OFFSET, ZONE),
            BlockParts.of(TYPE, REGION),
            BlockParts.of(TYPE, OFFSET),
            BlockParts.of(TYPE, TIME, OFFSET),
            BlockParts.of(TYPE, YEAR, MONTH, DAY, TIME, OFFSET),
            BlockParts.of(TYPE, YEAR),
            BlockParts.of(TYPE, YEAR, MONTH),
            BlockParts.of(TYPE, MONTH, DAY),
            BlockParts.of(
                    TYPE,
                    PrimitivePart.s4("years", Role.VALUE, "Years."),
                    PrimitivePart.s4("months", Role.VALUE, "Months."),
                    PrimitivePart.s4("days", Role.VALUE, "Days.")));

    private JdkTimeBlocks() {}

    /** A time with so many units, of which nanoseconds are the fourth. */
    private static BlockParts time(int units) {
        List<BlockPart> parts = new ArrayList<>();
        for (int unit = 0; unit < Math.min(units, UNITS.size()); unit++) {
            parts.add(unit == units - 1 ? complement(UNITS.get(unit)) : unit(UNITS.get(unit)));
        }
        if (units > UNITS.size()) {
            parts.add(PrimitivePart.s4("nano", Role.VALUE, "Nanoseconds of the second."));
        }
        return BlockParts.of(parts.toArray(BlockPart[]::new));
    }

    private static BlockPart unit(String name) {
        return PrimitivePart.s1(name, "The %s.".formatted(name));
    }

    private static BlockPart complement(String name) {
        return new PrimitivePart(
                Shape.leaf(name, ValueType.S1, Role.VALUE)
                        .doc("The complement of the %s: all units below are zero, and not written.".formatted(name))
                        .description(
                                (tree, field, read) -> read.with("", "%s %d".formatted(name, ~tree.integer(field))))
                        .build(),
                1);
    }

    private static BlockPart quarters() {
        return new PrimitivePart(
                Shape.leaf("quarters", ValueType.S1, Role.VALUE)
                        .doc("The offset in quarters of an hour.")
                        .description((tree, field, read) -> read.with("", offset(tree.integer(field))))
                        .build(),
                1);
    }

    private static String offset(long quarters) {
        long most = ZoneOffset.MAX.getTotalSeconds() / QUARTER;
        return Math.abs(quarters) <= most
                ? ZoneOffset.ofTotalSeconds((int) quarters * QUARTER).getId()
                : "";
    }

    private static int units(MemorySegment bytes, long at, long end) {
        for (int unit = 0; unit < UNITS.size(); unit++) {
            if (at + unit >= end) {
                return BlockForms.UNKNOWN;
            }
            if (s1(bytes, at + unit) < 0) {
                return unit;
            }
        }
        return UNITS.size();
    }

    private static int zone(MemorySegment bytes, long at, long end) {
        return at >= end
                ? BlockForms.UNKNOWN
                : switch (s1(bytes, at)) {
                    case ZONE_REGION -> 0;
                    case ZONE_OFFSET -> 1;
                    default -> BlockForms.UNKNOWN;
                };
    }

    private static int s1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at);
    }
}
