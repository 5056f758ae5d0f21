package dev.hexplain.inspect.classes;

import java.util.Arrays;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Which names of class files Java's source code may have: class files may have others. */
final class JavaNames {
    /** They begin declarations in class lists. */
    private static final Set<String> DECLARING = Set.of("record", "sealed", "non");

    private JavaNames() {}

    /** A field, constant or type variable. */
    static boolean isMember(String name) {
        return SourceVersion.isIdentifier(name)
                && !SourceVersion.isKeyword(name)
                && name.chars().noneMatch(Character::isIdentifierIgnorable)
                && name.chars().noneMatch(c -> Character.isSurrogate((char) c));
    }

    /** A class, by its binary name. */
    static boolean isClass(String binaryName) {
        return Arrays.stream(binaryName.split("\\.", -1)).allMatch(JavaNames::isMember)
                && !DECLARING.contains(binaryName.substring(binaryName.lastIndexOf('.') + 1));
    }
}
