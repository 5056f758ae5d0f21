package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Role;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;

/**
 * What {@code java.time.chrono.Ser} writes for calendar systems other than ISO: a type, and its parts, of which some are
 * objects behind the block.
 */
final class JdkChronologyBlocks {
    static final String CLASS = "java.time.chrono.Ser";

    private static final int DATE = Integer.BYTES + 2;

    private static final PrimitivePart TYPE = PrimitivePart.type(
            "java_time_chrono_type",
            "Which class of java.time.chrono it is.",
            List.of(
                    "CHRONOLOGY",
                    "CHRONO_LOCAL_DATE_TIME",
                    "CHRONO_ZONED_DATE_TIME",
                    "JAPANESE_DATE",
                    "JAPANESE_ERA",
                    "HIJRAH_DATE",
                    "MINGUO_DATE",
                    "THAI_BUDDHIST_DATE",
                    "CHRONO_PERIOD"));
    private static final BlockPart CHRONOLOGY = UtfPart.of("id", "The name of a calendar system.");
    private static final BlockParts DATE_PARTS =
            BlockParts.of(TYPE, JdkTimeBlocks.YEAR, JdkTimeBlocks.MONTH, JdkTimeBlocks.DAY);

    private static final List<BlockParts> LAYOUTS = List.of(
            BlockParts.of(TYPE, CHRONOLOGY),
            BlockParts.of(TYPE),
            BlockParts.of(TYPE),
            DATE_PARTS,
            BlockParts.of(TYPE, PrimitivePart.s1("era", "The number of the era.")),
            BlockParts.of(TYPE),
            DATE_PARTS,
            DATE_PARTS,
            BlockParts.of(
                    TYPE,
                    CHRONOLOGY,
                    PrimitivePart.s4("years", Role.VALUE, "Years."),
                    PrimitivePart.s4("months", Role.VALUE, "Months."),
                    PrimitivePart.s4("days", Role.VALUE, "Days.")),
            BlockParts.of(JdkTimeBlocks.YEAR, JdkTimeBlocks.MONTH, JdkTimeBlocks.DAY));

    static final BlockForm FORM = new BlockForm(LAYOUTS.size(), LAYOUTS::get, JdkChronologyBlocks::choice);

    private JdkChronologyBlocks() {}

    /** A date without a type is behind the chronology of a HijrahDate; no year begins with the byte of a type. */
    private static int choice(MemorySegment bytes, long at, long end) {
        boolean date = end - at == DATE && bytes.get(ValueLayout.JAVA_BYTE, at) == 0;
        return date ? LAYOUTS.size() - 1 : BlockForm.type(bytes, at, end);
    }
}
