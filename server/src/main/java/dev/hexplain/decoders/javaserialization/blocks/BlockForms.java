package dev.hexplain.decoders.javaserialization.blocks;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What known classes write into blocks of primitive data. A class has a form: the layouts that its blocks may have. A
 * form has a number from 1 on, and so has a layout from 0 on, among those of all forms.
 */
public final class BlockForms {
    /** The number of no form. */
    public static final int NONE = 0;
    /** The number of no layout: the content is not what the class is known to write. */
    public static final int UNKNOWN = -1;

    private static final List<BlockParts> LAYOUTS = new ArrayList<>();
    private static final List<Form> FORMS = new ArrayList<>();
    private static final Map<String, Integer> NUMBERS = numbers();

    /**
     * The layouts of a class.
     *
     * @param typed whether a first byte, from 1 on, says which layout it is
     */
    private record Form(int firstLayout, int layouts, boolean typed) {}

    private BlockForms() {}

    private static Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new HashMap<>();
        for (JdkBlocks.Form known : JdkBlocks.FORMS) {
            int form = add(List.of(known.layout()), false);
            known.classes().forEach(name -> numbers.put(name, form));
        }
        numbers.put(JdkTimeBlocks.CLASS, add(JdkTimeBlocks.LAYOUTS, true));
        return Map.copyOf(numbers);
    }

    private static int add(List<BlockParts> layouts, boolean typed) {
        FORMS.add(new Form(LAYOUTS.size(), layouts.size(), typed));
        LAYOUTS.addAll(layouts);
        return FORMS.size();
    }

    /** How many forms there are. */
    public static int count() {
        return FORMS.size();
    }

    /** The form of what a class writes; {@link #NONE} where it is not known. */
    public static int of(String className) {
        return NUMBERS.getOrDefault(className, NONE);
    }

    /** All layouts, by number. */
    public static List<BlockParts> layouts() {
        return List.copyOf(LAYOUTS);
    }

    /** The layout of a block's content from one offset to another; {@link #UNKNOWN} where the form does not fit it. */
    public static int layout(int form, MemorySegment bytes, long at, long end) {
        if (form == NONE) {
            return UNKNOWN;
        }
        Form of = FORMS.get(form - 1);
        int choice = !of.typed() ? 0 : at < end ? (bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF) - 1 : UNKNOWN;
        if (choice < 0 || choice >= of.layouts()) {
            return UNKNOWN;
        }
        int number = of.firstLayout() + choice;
        return LAYOUTS.get(number).fits(bytes, at, end) ? number : UNKNOWN;
    }

    /** The number of fields in content of a layout. */
    public static int fields(int layout, MemorySegment bytes, long at) {
        return LAYOUTS.get(layout).fields(bytes, at);
    }
}
