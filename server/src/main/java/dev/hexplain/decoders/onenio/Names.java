package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decoders.onenio.Descriptor.FieldType;
import dev.hexplain.tree.Enumeration;
import java.util.List;

/** What people read, from the descriptors of both formats. */
final class Names {
    static final String PERSIST = "one_nio_persist";
    static final String BARE = "one_nio";

    static final FormatDescription PERSIST_DESCRIPTION = FormatDescription.load("jvm", PERSIST);
    static final FormatDescription BARE_DESCRIPTION = FormatDescription.load("jvm", BARE);

    private static final String LETTERS = "ZBSCIJFD";
    private static final List<String> PRIMITIVES =
            List.of("boolean", "byte", "short", "char", "int", "long", "float", "double");
    /** By the number a field's type has: {@link FieldType#PRIMITIVES}. */
    private static final String NUMBERED = "IJZBSCFD";

    private Names() {}

    static Enumeration tags() {
        return PERSIST_DESCRIPTION.enumeration("tag");
    }

    static Enumeration primitives() {
        return PERSIST_DESCRIPTION.enumeration("primitive");
    }

    static String primitive(char letter) {
        return PRIMITIVES.get(LETTERS.indexOf(letter));
    }

    static char letter(FieldType field) {
        return NUMBERED.charAt(field.primitive());
    }
}
