package dev.hexplain.classes;

import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.ClassFacts.MethodFacts;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads class files (Java Virtual Machine Specification, chapter 4). */
final class ClassFileReader {
    /** The bit that tells how {@code invokespecial} works, and says nothing of the class. */
    private static final int ACC_SUPER = 0x20;

    private static final String SWITCH_MAP = "$SwitchMap$";

    private ClassFileReader() {}

    /** Reads one; the bytes may be anything. */
    static ClassLookup read(byte[] bytes, String where) {
        try {
            ClassModel model = ClassFile.of(
                            ClassFile.DebugElementsOption.DROP_DEBUG, ClassFile.LineNumbersOption.DROP_LINE_NUMBERS)
                    .parse(bytes);
            return new ClassLookup.Found(facts(model), where);
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ClassCastException malformed) {
            // What the JDK's parser throws of a malformed class file: mostly the first.
            return new ClassLookup.Malformed(where, "It is no valid class file: " + malformed.getMessage());
        }
    }

    private static ClassFacts facts(ClassModel model) {
        ClassCode code = ClassCode.of(model);
        Set<String> switchMaps = new HashSet<>();
        for (PoolEntry entry : model.constantPool()) {
            if (entry instanceof FieldRefEntry field
                    && field.name().stringValue().startsWith(SWITCH_MAP)) {
                switchMaps.add(field.name().stringValue());
            }
        }
        return new ClassFacts(
                binaryName(model.thisClass()),
                flags(model),
                model.superclass().map(ClassFileReader::binaryName),
                model.interfaces().stream().map(ClassFileReader::binaryName).toList(),
                model.fields().stream().map(ClassFileReader::field).toList(),
                model.methods().stream().map(ClassFileReader::method).toList(),
                components(model),
                code.declaredUid(),
                code.serialFields(),
                Set.copyOf(switchMaps),
                model.majorVersion(),
                signature(model),
                model.findAttribute(Attributes.permittedSubclasses())
                        .map(attribute -> attribute.permittedSubclasses().stream()
                                .map(ClassFileReader::binaryName)
                                .toList())
                        .orElse(List.of()),
                StreamReads.of(model));
    }

    private static int flags(ClassModel model) {
        return model.findAttribute(Attributes.innerClasses())
                .flatMap(inner -> inner.classes().stream()
                        .filter(each -> each.innerClass()
                                .asInternalName()
                                .equals(model.thisClass().asInternalName()))
                        .findFirst())
                .map(inner -> inner.flagsMask())
                .orElseGet(() -> model.flags().flagsMask() & ~ACC_SUPER);
    }

    private static FieldFacts field(FieldModel field) {
        return new FieldFacts(
                field.fieldName().stringValue(),
                field.fieldType().stringValue(),
                field.flags().flagsMask(),
                signature(field));
    }

    private static Optional<String> signature(AttributedElement of) {
        return of.findAttribute(Attributes.signature())
                .map(attribute -> attribute.signature().stringValue());
    }

    private static MethodFacts method(MethodModel method) {
        return new MethodFacts(
                method.methodName().stringValue(),
                method.methodType().stringValue(),
                method.flags().flagsMask());
    }

    private static Optional<List<FieldFacts>> components(ClassModel model) {
        boolean ofRecord = model.superclass()
                        .map(above -> above.asInternalName().equals("java/lang/Record"))
                        .orElse(false)
                && model.flags().has(AccessFlag.FINAL);
        return ofRecord
                ? model.findAttribute(Attributes.record())
                        .map(record -> record.components().stream()
                                .map(each -> new FieldFacts(
                                        each.name().stringValue(),
                                        each.descriptor().stringValue(),
                                        0,
                                        signature(each)))
                                .toList())
                : Optional.empty();
    }

    private static String binaryName(ClassEntry entry) {
        return entry.asInternalName().replace('/', '.');
    }
}
