package dev.hexplain.codecs.definitions;

import java.lang.classfile.ClassFile;

/**
 * A field of a class that is to be defined.
 *
 * @param descriptor its type as in class files: {@code [J}, {@code Lcom/acme/Item;}
 * @param signature its type with type arguments (JVMS 4.7.9.1); empty where it has none
 * @param flags its access flags (JVMS 4.5)
 */
public record DefinedField(String name, String descriptor, String signature, int flags) {
    /** A public field. */
    public DefinedField(String name, String descriptor) {
        this(name, descriptor, "", ClassFile.ACC_PUBLIC);
    }

    /** The same, with type arguments. */
    public DefinedField withSignature(String added) {
        return new DefinedField(name, descriptor, added, flags);
    }

    /** The same, with access flags in addition. */
    public DefinedField with(int added) {
        return new DefinedField(name, descriptor, signature, flags | added);
    }

    /** Whether it is a field of the class, and none of its objects. */
    boolean isStatic() {
        return (flags & ClassFile.ACC_STATIC) != 0;
    }
}
