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

    private static final BlockForms KNOWN = new BlockForms();

    private final Map<String, Integer> numbers = new HashMap<>();
    private final BlockParts[] layouts;
    private final Form[] forms;

    /**
     * The layouts of a class.
     *
     * @param typed whether a first byte, from 1 on, says which layout it is
     */
    private record Form(int firstLayout, int layouts, boolean typed) {}

    private BlockForms() {
        List<BlockParts> allLayouts = new ArrayList<>();
        List<Form> allForms = new ArrayList<>();
        for (JdkBlocks.Form known : JdkBlocks.FORMS) {
            allForms.add(new Form(allLayouts.size(), 1, false));
            allLayouts.add(known.layout());
            known.classes().forEach(name -> numbers.put(name, allForms.size()));
        }
        allForms.add(new Form(allLayouts.size(), JdkTimeBlocks.LAYOUTS.size(), true));
        allLayouts.addAll(JdkTimeBlocks.LAYOUTS);
        numbers.put(JdkTimeBlocks.CLASS, allForms.size());
        layouts = allLayouts.toArray(BlockParts[]::new);
        forms = allForms.toArray(Form[]::new);
    }

    /** How many forms there are. */
    public static int count() {
        return KNOWN.forms.length;
    }

    /** The form of what a class writes; {@link #NONE} where it is not known. */
    public static int of(String className) {
        return KNOWN.numbers.getOrDefault(className, NONE);
    }

    /** All layouts, by number. */
    public static List<BlockParts> layouts() {
        return List.of(KNOWN.layouts);
    }

    /** The layout of a block's content from one offset to another; {@link #UNKNOWN} where the form does not fit it. */
    public static int layout(int form, MemorySegment bytes, long at, long end) {
        if (form == NONE) {
            return UNKNOWN;
        }
        Form of = KNOWN.forms[form - 1];
        int choice = !of.typed() ? 0 : at < end ? (bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF) - 1 : UNKNOWN;
        if (choice < 0 || choice >= of.layouts()) {
            return UNKNOWN;
        }
        int number = of.firstLayout() + choice;
        return KNOWN.layouts[number].fits(bytes, at, end) ? number : UNKNOWN;
    }

    /** The number of fields in content of a layout. */
    public static int fields(int layout, MemorySegment bytes, long at) {
        return KNOWN.layouts[layout].fields(bytes, at);
    }
}
