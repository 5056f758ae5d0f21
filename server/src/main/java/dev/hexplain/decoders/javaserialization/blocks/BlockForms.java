package dev.hexplain.decoders.javaserialization.blocks;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
    private final List<BlockForm> forms = new ArrayList<>();
    /** The number of the first layout of each form, and behind all. */
    private final int[] firstLayouts;

    /** The form of each layout. */
    private final int[] formOf;

    /** Made when first needed: most streams need few, and all can be made again. */
    private final @Nullable BlockParts[] layouts;

    /** The number of the first form of Eclipse Collections' primitives. */
    private final int primitives;

    private BlockForms() {
        JdkBlocks.FORMS.forEach(known -> add(BlockForm.of(known.layout()), known.classes()));
        EclipseBlocks.ofObjects().forEach(known -> add(BlockForm.of(known.layout()), known.classes()));
        add(BlockForm.typed(JdkTimeBlocks.LAYOUTS), List.of(JdkTimeBlocks.CLASS));
        add(JdkChronologyBlocks.FORM, List.of(JdkChronologyBlocks.CLASS));
        add(BlockForm.typed(JdkZoneBlocks.LAYOUTS), List.of(JdkZoneBlocks.CLASS));
        primitives = forms.size() + 1;
        forms.addAll(EclipseBlocks.ofPrimitives());
        firstLayouts = new int[forms.size()];
        int count = 0;
        for (int form = 0; form < forms.size(); form++) {
            firstLayouts[form] = count;
            count += forms.get(form).layouts();
        }
        formOf = new int[count];
        for (int form = 0; form < forms.size(); form++) {
            Arrays.fill(
                    formOf,
                    firstLayouts[form],
                    firstLayouts[form] + forms.get(form).layouts(),
                    form);
        }
        layouts = new BlockParts[count];
    }

    private void add(BlockForm form, List<String> classes) {
        forms.add(form);
        classes.forEach(name -> numbers.put(name, forms.size()));
    }

    /** How many forms there are. */
    public static int count() {
        return KNOWN.forms.size();
    }

    /** The form of what a class writes; {@link #NONE} where it is not known. */
    public static int of(String className) {
        Integer known = KNOWN.numbers.get(className);
        if (known != null) {
            return known;
        }
        int ofPrimitives = EclipseBlocks.of(className);
        return ofPrimitives < 0 ? NONE : KNOWN.primitives + ofPrimitives;
    }

    /** How many layouts there are. */
    public static int layouts() {
        return KNOWN.layouts.length;
    }

    /** A layout by its number. */
    public static BlockParts layout(int number) {
        BlockParts made = KNOWN.layouts[number];
        if (made == null) {
            int form = KNOWN.formOf[number];
            made = KNOWN.forms.get(form).maker().make(number - KNOWN.firstLayouts[form]);
            KNOWN.layouts[number] = made;
        }
        return made;
    }

    /** The layout of a block's content from one offset to another; {@link #UNKNOWN} where the form does not fit it. */
    public static int layout(int form, MemorySegment bytes, long at, long end) {
        if (form == NONE) {
            return UNKNOWN;
        }
        BlockForm of = KNOWN.forms.get(form - 1);
        int choice = of.choice().of(bytes, at, end);
        if (choice < 0 || choice >= of.layouts()) {
            return UNKNOWN;
        }
        int number = KNOWN.firstLayouts[form - 1] + choice;
        return layout(number).fits(bytes, at, end) ? number : UNKNOWN;
    }

    /** The number of fields in content of a layout. */
    public static int fields(int layout, MemorySegment bytes, long at) {
        return layout(layout).fields(bytes, at);
    }
}
