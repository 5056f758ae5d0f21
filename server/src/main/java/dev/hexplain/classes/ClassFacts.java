package dev.hexplain.classes;

import java.lang.reflect.AccessFlag;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a class file says of a class, as far as serialization asks.
 *
 * @param name binary name: {@code java.util.Map$Entry}
 * @param flags as {@link Class#getModifiers} returns them: those of nested classes are from InnerClasses
 * @param superName binary name; empty for {@code java.lang.Object} alone
 * @param interfaces binary names, in order
 * @param fields in order
 * @param methods in order, constructors and the static initialiser included
 * @param components of a record, in order; empty where it is none
 * @param declaredUid what the class says of its serialVersionUID
 * @param serialFields what it says of its serializable fields
 * @param switchMaps names of {@code $SwitchMap$} fields it uses: javac's tables of switches on enums
 * @param version major version of the class file
 * @param signature its type parameters and generic supertypes (JVMS 4.7.9.1); empty where there are none
 * @param permitted binary names of the classes below a sealed one; empty where it is none
 * @param streamReads methods of the stream that {@code readObject} or {@code readExternal} calls first, as far as that is certain
 */
public record ClassFacts(
        String name,
        int flags,
        Optional<String> superName,
        List<String> interfaces,
        List<FieldFacts> fields,
        List<MethodFacts> methods,
        Optional<List<FieldFacts>> components,
        DeclaredUid declaredUid,
        SerialFields serialFields,
        Set<String> switchMaps,
        int version,
        Optional<String> signature,
        List<String> permitted,
        List<String> streamReads) {
    /** What a member costs besides its names. */
    private static final int MEMBER = 32;

    /**
     * A field, or a component of a record.
     *
     * @param descriptor {@code Ljava/lang/String;}
     * @param signature its generic type (JVMS 4.7.9.1); empty where it has no type arguments
     */
    public record FieldFacts(String name, String descriptor, int flags, Optional<String> signature) {
        /** One whose type is what the descriptor says. */
        public FieldFacts(String name, String descriptor, int flags) {
            this(name, descriptor, flags, Optional.empty());
        }

        public boolean has(AccessFlag flag) {
            return (flags & flag.mask()) != 0;
        }

        /** Whether default serialization writes it. */
        public boolean isSerial() {
            return !has(AccessFlag.STATIC) && !has(AccessFlag.TRANSIENT);
        }
    }

    /**
     * A method.
     *
     * @param descriptor {@code (I)V}
     */
    public record MethodFacts(String name, String descriptor, int flags) {
        /** The name of constructors. */
        public static final String CONSTRUCTOR = "<init>";

        /** The name of the static initialiser. */
        public static final String INITIALISER = "<clinit>";

        public boolean has(AccessFlag flag) {
            return (flags & flag.mask()) != 0;
        }

        public boolean isConstructor() {
            return name.equals(CONSTRUCTOR);
        }

        boolean is(String wanted, String itsDescriptor) {
            return name.equals(wanted) && descriptor.equals(itsDescriptor);
        }
    }

    public boolean has(AccessFlag flag) {
        return (flags & flag.mask()) != 0;
    }

    /** A measure of its size: characters of the names and types of its members, and some more for each. */
    long characters() {
        long ofFields = fields.stream()
                .mapToLong(field -> field.name().length()
                        + field.descriptor().length()
                        + field.signature().map(String::length).orElse(0)
                        + MEMBER)
                .sum();
        long ofMethods = methods.stream()
                .mapToLong(
                        method -> method.name().length() + method.descriptor().length() + MEMBER)
                .sum();
        long others = (long) MEMBER * (interfaces.size() + switchMaps.size() + permitted.size() + streamReads.size());
        return MEMBER
                + ofFields
                + ofMethods
                + others
                + signature.map(String::length).orElse(0);
    }

    public boolean isInterface() {
        return has(AccessFlag.INTERFACE);
    }

    public boolean isRecord() {
        return components.isPresent();
    }

    /** The package, with a dot at its end; empty for the unnamed one. */
    public String packagePrefix() {
        return name.substring(0, name.lastIndexOf('.') + 1);
    }

    /** The field with a name. */
    public Optional<FieldFacts> field(String wanted) {
        return fields.stream().filter(field -> field.name().equals(wanted)).findFirst();
    }

    /** The method with a name and a descriptor. */
    public Optional<MethodFacts> method(String wanted, String descriptor) {
        return methods.stream().filter(method -> method.is(wanted, descriptor)).findFirst();
    }

    /** Whether it has a private instance method, as serialization asks for its hooks. */
    public boolean hasPrivateMethod(String wanted, String descriptor) {
        return method(wanted, descriptor)
                .filter(method -> method.has(AccessFlag.PRIVATE) && !method.has(AccessFlag.STATIC))
                .isPresent();
    }

    /** Whether it has {@code private void writeObject(ObjectOutputStream)}. */
    public boolean hasWriteObject() {
        return hasPrivateMethod("writeObject", "(Ljava/io/ObjectOutputStream;)V");
    }

    /** Whether it has {@code private void readObject(ObjectInputStream)}. */
    public boolean hasReadObject() {
        return hasPrivateMethod("readObject", "(Ljava/io/ObjectInputStream;)V");
    }

    /** Names of the constants of an enum, in order. */
    public List<String> enumConstants() {
        return fields.stream()
                .filter(field -> field.has(AccessFlag.ENUM))
                .map(FieldFacts::name)
                .toList();
    }
}
