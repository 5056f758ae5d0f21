package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.decoders.javaserialization.blocks.CountedPart.Run;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What {@code java.time.zone.Ser} writes for the rules of time zones: a type, and its parts. */
final class JdkZoneBlocks {
    static final String CLASS = "java.time.zone.Ser";

    /** Seconds from the first moment that three bytes can say, 1825-01-01, to 1970. */
    private static final long FIRST = 4_575_744_000L;

    private static final int QUARTER = 15 * 60;
    /** In place of three bytes: a long follows. */
    private static final int LONG_FOLLOWS = 255;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private static final PrimitivePart TYPE = PrimitivePart.type(
            "java_time_zone_type",
            "Which class of java.time.zone it is.",
            List.of("ZONE_RULES", "ZONE_OFFSET_TRANSITION", "ZONE_OFFSET_TRANSITION_RULE"));
    private static final BlockPart MOMENT = new VariantPart(
            "moment",
            "moment",
            "When the offset changes.",
            List.of(
                    BlockParts.of(quarters()),
                    BlockParts.of(
                            PrimitivePart.of("mark", ValueType.U1, 1, Role.HEADER, "255: no quarter of an hour."),
                            PrimitivePart.s8("epochSecond", "Seconds since 1970."))),
            (bytes, at, end) -> at < end ? u1(bytes, at) == LONG_FOLLOWS ? 1 : 0 : BlockForms.UNKNOWN);
    /** What may follow the bits of a rule, each where they say so. */
    private static final List<PrimitivePart> BEYOND_BITS = List.of(
            PrimitivePart.s4("secondOfDay", Role.VALUE, "The time of day, where it is no whole hour."),
            PrimitivePart.s4("standardOffset", Role.VALUE, "In seconds, where it is no quarter of an hour."),
            PrimitivePart.s4("offsetBefore", Role.VALUE, "In seconds, where it is not up to an hour more."),
            PrimitivePart.s4("offsetAfter", Role.VALUE, "In seconds, where it is not up to an hour more."));

    private static final BlockPart RULE = new VariantPart(
            "rule",
            "java.time.zone.ZoneOffsetTransitionRule",
            "When the offset changes in each year.",
            IntStream.range(0, 1 << BEYOND_BITS.size())
                    .mapToObj(JdkZoneBlocks::rule)
                    .toList(),
            (bytes, at, end) -> end - at < Integer.BYTES ? BlockForms.UNKNOWN : beyond(bytes.get(INT, at)));

    /** By type, from 1 on. */
    static final List<BlockParts> LAYOUTS = List.of(
            BlockParts.of(
                    TYPE,
                    changes("standardOffsets", "Standard time: when the offset changes, and the offsets between."),
                    changes("wallOffsets", "The same of wall time."),
                    new CountedPart(
                            "lastRules",
                            "rules",
                            "How it goes on in each year.",
                            true,
                            new Run("rules", BlockParts.of(RULE), 0))),
            BlockParts.of(TYPE, MOMENT, JdkTimeBlocks.OFFSET, JdkTimeBlocks.OFFSET),
            BlockParts.of(TYPE, RULE));

    private JdkZoneBlocks() {}

    private static BlockPart changes(String name, String doc) {
        return new CountedPart(
                name,
                "changes",
                doc,
                false,
                new Run("moments", BlockParts.of(MOMENT), 0),
                new Run("offsets", BlockParts.of(JdkTimeBlocks.OFFSET), 1));
    }

    private static PrimitivePart quarters() {
        return new PrimitivePart(
                Shape.leaf("quarters", ValueType.BYTES, Role.VALUE)
                        .size(3)
                        .doc("Quarters of an hour since 1825.")
                        .description(JdkZoneBlocks::moment)
                        .build(),
                3);
    }

    private static Value moment(FieldTree tree, Field field, Value read) {
        MemorySegment bytes = tree.sourceOf(field).segment();
        long at = field.offset();
        long quarters = (long) u1(bytes, at) << 16 | u1(bytes, at + 1) << 8 | u1(bytes, at + 2);
        return Value.time(
                quarters, Instant.ofEpochSecond(quarters * QUARTER - FIRST).toString());
    }

    private static BlockParts rule(int beyond) {
        List<BlockPart> parts = new ArrayList<>(List.of(new PrimitivePart(
                Shape.leaf("bits", ValueType.S4_BE, Role.VALUE)
                        .doc("Month, day, day of the week, hour, what the time is, standard offset, offsets before and"
                                + " after.")
                        .description((tree, field, read) -> read.with("", inWords((int) tree.integer(field))))
                        .build(),
                Integer.BYTES)));
        for (int i = 0; i < BEYOND_BITS.size(); i++) {
            if ((beyond >>> i & 1) == 1) {
                parts.add(BEYOND_BITS.get(i));
            }
        }
        return BlockParts.of(parts.toArray(BlockPart[]::new));
    }

    /** Of the parts that may follow the bits, one bit for each that does. */
    private static int beyond(int bits) {
        return ((bits >>> 14 & 31) == 31 ? 1 : 0)
                | ((bits >>> 4 & 255) == 255 ? 2 : 0)
                | ((bits >>> 2 & 3) == 3 ? 4 : 0)
                | ((bits & 3) == 3 ? 8 : 0);
    }

    /** The day and the hour: {@code MARCH, SUNDAY on or after day 25, hour 1}. */
    private static String inWords(int bits) {
        int month = bits >>> 28;
        int day = (bits >>> 22 & 63) - 32;
        int dayOfWeek = bits >>> 19 & 7;
        if (month < 1 || month > 12) {
            return "";
        }
        String on = dayOfWeek == 0
                ? "day " + day
                : DayOfWeek.of(dayOfWeek) + (day < 0 ? " on or before day " : " on or after day ") + day;
        int hour = bits >>> 14 & 31;
        return Month.of(month) + ", " + on + (hour == 31 ? "" : ", hour " + hour);
    }

    private static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }
}
