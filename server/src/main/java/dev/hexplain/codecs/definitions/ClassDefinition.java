package dev.hexplain.codecs.definitions;

import java.lang.classfile.ClassFile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A class that is to be defined.
 *
 * @param name its binary name: {@code com.acme.Order$Item}
 * @param isPublic whether it is public, which only the serialVersionUID of its arrays shows
 * @param superclass the binary name of its superclass
 * @param interfaces binary names of what it implements
 * @param signature its type parameters and supertypes (JVMS 4.7.9.1); empty where none has type arguments
 * @param traits what else there is to it
 */
public record ClassDefinition(
        String name,
        Kind kind,
        boolean isPublic,
        String superclass,
        List<String> interfaces,
        List<DefinedField> fields,
        String signature,
        Set<ClassTrait> traits) {
    static final String OBJECT = "java.lang.Object";

    public ClassDefinition {
        interfaces = List.copyOf(interfaces);
        fields = List.copyOf(fields);
        traits = Set.copyOf(traits);
    }

    /** One without type parameters, that has nothing else to it. */
    public ClassDefinition(
            String name,
            Kind kind,
            boolean isPublic,
            String superclass,
            List<String> interfaces,
            List<DefinedField> fields) {
        this(name, kind, isPublic, superclass, interfaces, fields, "", Set.of());
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

        /** A class that is {@code Serializable}, and of whose fields those are written that it lists. */
        record Listing(long uid, List<ListedField> listed) implements Kind {
            public Listing {
                listed = List.copyOf(listed);
            }
        }

        /** A class that is {@code Externalizable}: all that it writes is what {@link DefinedClasses#WRITER} does. */
        record External(long uid) implements Kind {}

        /** A record, whose components are the fields. */
        record Components() implements Kind {}

        /**
         * A class that writes an object of another class instead, which has the same fields and becomes one of these when
         * it is read.
         *
         * @param proxy the name of the other class
         */
        record Replaced(long uid, String proxy) implements Kind {}

        /**
         * The other class of {@link Replaced}.
         *
         * @param original the name of the class that it stands for
         */
        record Replacement(long uid, String original) implements Kind {}

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

    /** A record. */
    public static ClassDefinition ofRecord(String name, List<DefinedField> components) {
        List<DefinedField> fields = components.stream()
                .map(each -> new DefinedField(
                        each.name(), each.descriptor(), each.signature(), ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL))
                .toList();
        return new ClassDefinition(name, new Kind.Components(), true, "java.lang.Record", List.of(), fields);
    }

    /** An enum. */
    public static ClassDefinition ofEnum(String name, List<String> constants) {
        return new ClassDefinition(name, new Kind.Enumeration(constants), true, "java.lang.Enum", List.of(), List.of());
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
        return new ClassDefinition(name, kind, isPublic, superclass, all, fields, signature, traits);
    }

    /** The same, below another class. */
    public ClassDefinition extending(String above) {
        return new ClassDefinition(name, kind, isPublic, above, interfaces, fields, signature, traits);
    }

    /** The same, of another kind. */
    public ClassDefinition as(Kind other) {
        return new ClassDefinition(name, other, isPublic, superclass, interfaces, fields, signature, traits);
    }

    /** The same, with type parameters and supertypes as a class file spells them. */
    public ClassDefinition withSignature(String added) {
        return new ClassDefinition(name, kind, isPublic, superclass, interfaces, fields, added, traits);
    }

    /** The same, with one thing more to it. */
    public ClassDefinition with(ClassTrait added) {
        Set<ClassTrait> all = EnumSet.of(added);
        all.addAll(traits);
        return new ClassDefinition(name, kind, isPublic, superclass, interfaces, fields, signature, all);
    }

    /** Whether there is something to it. */
    boolean has(ClassTrait trait) {
        return traits.contains(trait);
    }

    /** The same, which only its own package sees. */
    public ClassDefinition inPackage() {
        return new ClassDefinition(name, kind, false, superclass, interfaces, fields, signature, traits);
    }

    /** Whether a name is the JDK's own, which no other loader may define. */
    public static boolean isJdk(String name) {
        return name.startsWith("java.");
    }
}
