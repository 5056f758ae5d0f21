package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decoders.onenio.OneNioClassDescriptor.FieldType;
import dev.hexplain.tree.Enumeration;
import java.util.List;

/** Documentation and symbols from both formats' descriptors. */
final class OneNioDescriptions {
    static final FormatHandle PERSIST = FormatHandle.by("jvm", "one_nio_persist");
    static final FormatHandle BARE = FormatHandle.by("jvm", "one_nio");

    private static final String LETTERS = "ZBSCIJFD";
    private static final List<String> PRIMITIVES =
            List.of("boolean", "byte", "short", "char", "int", "long", "float", "double");
    /** By field type number: {@link FieldType#PRIMITIVES}. */
    private static final String NUMBERED = "IJZBSCFD";

    private OneNioDescriptions() {}

    static Enumeration tags() {
        return PERSIST.description().enumeration("tag");
    }

    static Enumeration primitives() {
        return PERSIST.description().enumeration("primitive");
    }

    static String primitive(char letter) {
        return PRIMITIVES.get(LETTERS.indexOf(letter));
    }

    static char letter(FieldType field) {
        return NUMBERED.charAt(field.primitive());
    }
}
