package dev.hexplain.codecs.definitions;

import java.util.ArrayList;
import java.util.List;

/**
 * A class that is to be defined.
 *
 * @param name its binary name: {@code com.acme.Order$Item}
 * @param isPublic whether it is public, which only the serialVersionUID of its arrays shows
 * @param superclass the binary name of its superclass
 * @param interfaces binary names of what it implements
 */
public record ClassDefinition(
        String name,
        Kind kind,
        boolean isPublic,
        String superclass,
        List<String> interfaces,
        List<DefinedField> fields) {
    static final String OBJECT = "java.lang.Object";

    public ClassDefinition {
        interfaces = List.copyOf(interfaces);
        fields = List.copyOf(fields);
    }

    /** What a class is to serialization. */
    public sealed interface Kind {
        /**
         * A class that is {@code Serializable}.
         *
         * @param uid its serialVersionUID
         * @param writesMore whether it has a {@code writeObject}, which passes the stream to
         *     {@link DefinedClasses#WRITER} after the fields
         */
        record Plain(long uid, boolean writesMore) implements Kind {}

        /** A class that is {@code Externalizable}: all that it writes is what {@link DefinedClasses#WRITER} does. */
        record External(long uid) implements Kind {}

        /** An enum, and its constants in order. */
        record Enumeration(List<String> constants) implements Kind {
            public Enumeration {
                constants = List.copyOf(constants);
            }
        }

        /** An interface without methods. */
        record Interface() implements Kind {}
    }

    /** A plain class below {@code Object}. */
    public static ClassDefinition of(String name, long uid, List<DefinedField> fields) {
        return new ClassDefinition(name, new Kind.Plain(uid, false), true, OBJECT, List.of(), fields);
    }

    /** An interface, which classes may implement and types of fields may name. */
    public static ClassDefinition ofInterface(String name) {
        return new ClassDefinition(name, new Kind.Interface(), true, OBJECT, List.of(), List.of());
    }

    /** The same, which also implements an interface. */
    public ClassDefinition implementing(String added) {
        List<String> all = new ArrayList<>(interfaces);
        if (!all.contains(added)) {
            all.add(added);
        }
        return new ClassDefinition(name, kind, isPublic, superclass, all, fields);
    }

    /** The same, which only its own package sees. */
    public ClassDefinition inPackage() {
        return new ClassDefinition(name, kind, false, superclass, interfaces, fields);
    }

    /** Whether a name is the JDK's own, which no other loader may define. */
    public static boolean isJdk(String name) {
        return name.startsWith("java.");
    }
}
