package dev.hexplain.decoders.kryo;

/** Class names in the notation of {@code Class.getName}. */
final class KryoClassNames {
    private KryoClassNames() {}

    /** Whether a text can be a binary class name. */
    static boolean isBinary(String name) {
        boolean array = name.startsWith("[");
        boolean start = true;
        for (int i = 0; i < name.length(); i++) {
            char character = name.charAt(i);
            boolean fits = array
                    ? Character.isJavaIdentifierPart(character) || "[;.".indexOf(character) >= 0
                    : start
                            ? Character.isJavaIdentifierStart(character)
                            : Character.isJavaIdentifierPart(character) || character == '.';
            if (!fits) {
                return false;
            }
            start = character == '.';
        }
        return !start;
    }
}
