package dev.hexplain.classes;

import dev.hexplain.classes.ClassFacts.FieldFacts;
import java.io.ObjectStreamField;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a static initialiser gives {@code serialVersionUID} and {@code serialPersistentFields}, as far as that can be seen:
 * it is followed through constants and new arrays of fields, and no further. Nothing is executed.
 */
final class ClassCode {
    private static final String UID = "serialVersionUID";
    private static final String FIELDS = "serialPersistentFields";
    private static final String FIELD_CLASS = ObjectStreamField.class.getName().replace('.', '/');
    private static final int MAX_FIELDS = 65_535;

    private static final Map<String, String> PRIMITIVES = Map.of(
            "java/lang/Byte", "B",
            "java/lang/Character", "C",
            "java/lang/Double", "D",
            "java/lang/Float", "F",
            "java/lang/Integer", "I",
            "java/lang/Long", "J",
            "java/lang/Short", "S",
            "java/lang/Boolean", "Z");

    private final ClassModel model;
    /** What is known of the operands; nothing of those below. */
    private final Deque<Operand> stack = new ArrayDeque<>();

    private DeclaredUid uid = new DeclaredUid.None();
    /** Whether the initialiser has given a UID already. */
    private boolean assigned;

    private SerialFields fields = new SerialFields.ByDefault();

    private ClassCode(ClassModel model) {
        this.model = model;
    }

    private sealed interface Operand {}

    private record Constant(ConstantDesc value) implements Operand {}

    private record Type(String descriptor) implements Operand {}

    @SuppressWarnings("ArrayRecordComponent") // filled by index, never compared
    private record FieldArray(@Nullable NewField[] elements) implements Operand {}

    /** A field that is being made: set by its constructor. */
    private static final class NewField implements Operand {
        private @Nullable FieldFacts made;
        private boolean isUnshared;
    }

    static ClassCode of(ClassModel model) {
        ClassCode code = new ClassCode(model);
        code.read();
        return code;
    }

    DeclaredUid declaredUid() {
        return uid;
    }

    SerialFields serialFields() {
        return fields;
    }

    private void read() {
        uid = declared(UID, AccessFlag.STATIC, AccessFlag.FINAL)
                .map(ClassCode::constant)
                .orElseGet(DeclaredUid.None::new);
        declared(FIELDS, AccessFlag.PRIVATE, AccessFlag.STATIC, AccessFlag.FINAL)
                .filter(field -> field.fieldType().equalsString("[L" + FIELD_CLASS + ";"))
                .ifPresent(_ -> fields = new SerialFields.NotKnown());
        if (uid instanceof DeclaredUid.NotKnown || fields instanceof SerialFields.NotKnown) {
            initialiser()
                    .ifPresent(code -> code.forEach(element -> {
                        switch (element) {
                            case Instruction instruction -> follow(instruction);
                            // What jumps here may bring other operands.
                            case LabelTarget _ -> stack.clear();
                            default -> {}
                        }
                    }));
        }
    }

    private Optional<FieldModel> declared(String name, AccessFlag... flags) {
        return model.fields().stream()
                .filter(field -> field.fieldName().equalsString(name))
                .filter(field -> Arrays.stream(flags).allMatch(field.flags()::has))
                .findFirst();
    }

    /** Serialization reads the field as a {@code long}: narrower integers are widened, other types do not count. */
    private static DeclaredUid constant(FieldModel field) {
        if (!"JISCB".contains(field.fieldType().stringValue())) {
            return new DeclaredUid.None();
        }
        return field.findAttribute(Attributes.constantValue())
                .map(value -> value.constant().constantValue())
                .map(ClassCode::uid)
                .orElseGet(DeclaredUid.NotKnown::new);
    }

    private static DeclaredUid uid(ConstantDesc value) {
        return value instanceof Number number && (value instanceof Long || value instanceof Integer)
                ? new DeclaredUid.Constant(number.longValue())
                : new DeclaredUid.NotKnown();
    }

    private Optional<CodeModel> initialiser() {
        return model.methods().stream()
                .filter(method -> method.methodName().equalsString(ClassFacts.MethodFacts.INITIALISER))
                .findFirst()
                .flatMap(MethodModel::code);
    }

    private void follow(Instruction instruction) {
        switch (instruction) {
            case ConstantInstruction constant -> push(constant(constant.constantValue()));
            case NewReferenceArrayInstruction array -> push(newArray(array));
            case NewObjectInstruction made
            when made.className().asInternalName().equals(FIELD_CLASS) -> push(new NewField());
            case StackInstruction copy when copy.opcode() == Opcode.DUP && !stack.isEmpty() -> push(stack.element());
            case ArrayStoreInstruction _ -> store();
            case InvokeInstruction call when isFieldConstructor(call) -> construct(call);
            case FieldInstruction field -> access(field);
            default -> stack.clear();
        }
    }

    private void push(@Nullable Operand operand) {
        if (operand == null) {
            stack.clear();
        } else {
            stack.push(operand);
        }
    }

    private static Operand constant(ConstantDesc value) {
        return value instanceof ClassDesc type ? new Type(type.descriptorString()) : new Constant(value);
    }

    private @Nullable Operand newArray(NewReferenceArrayInstruction array) {
        return stack.poll() instanceof Constant(Integer length)
                        && length >= 0
                        && length <= MAX_FIELDS
                        && array.componentType().asInternalName().equals(FIELD_CLASS)
                ? new FieldArray(new NewField[length])
                : null;
    }

    private void store() {
        Operand element = stack.poll();
        Operand index = stack.poll();
        Operand array = stack.poll();
        if (array instanceof FieldArray(NewField[] elements)
                && index instanceof Constant(Integer at)
                && element instanceof NewField field
                && at >= 0
                && at < elements.length) {
            elements[at] = field;
        } else {
            stack.clear();
        }
    }

    private static boolean isFieldConstructor(InvokeInstruction call) {
        return call.opcode() == Opcode.INVOKESPECIAL
                && call.owner().asInternalName().equals(FIELD_CLASS);
    }

    private void construct(InvokeInstruction call) {
        Operand unshared = call.typeSymbol().parameterCount() == 3 ? stack.poll() : null;
        Operand type = stack.poll();
        Operand name = stack.poll();
        Operand made = stack.poll();
        if (type instanceof Type(String descriptor)
                && name instanceof Constant(String text)
                && made instanceof NewField field) {
            field.made = new FieldFacts(text, descriptor, 0);
            field.isUnshared = unshared instanceof Constant(Integer flag) && flag != 0;
        } else {
            stack.clear();
        }
    }

    private void access(FieldInstruction field) {
        String name = field.name().stringValue();
        boolean own = field.owner().asInternalName().equals(model.thisClass().asInternalName());
        if (field.opcode() == Opcode.GETSTATIC) {
            push(read(field, name));
        } else if (field.opcode() == Opcode.PUTSTATIC) {
            Operand value = stack.poll();
            if (own && name.equals(UID)) {
                assign(value);
            }
            if (own && name.equals(FIELDS)) {
                fields = fields instanceof SerialFields.NotKnown && value instanceof FieldArray(NewField[] elements)
                        ? listed(elements)
                        : new SerialFields.NotKnown();
            }
        } else {
            stack.clear();
        }
    }

    /** A second assignment is in another branch. */
    private void assign(@Nullable Operand value) {
        uid = !assigned && value instanceof Constant(ConstantDesc known) ? uid(known) : new DeclaredUid.NotKnown();
        assigned = true;
    }

    private static @Nullable Operand read(FieldInstruction field, String name) {
        String owner = field.owner().asInternalName();
        if (name.equals("TYPE") && PRIMITIVES.containsKey(owner)) {
            return new Type(PRIMITIVES.get(owner));
        }
        return owner.equals("java/io/ObjectStreamClass") && name.equals("NO_FIELDS")
                ? new FieldArray(new NewField[0])
                : null;
    }

    private static SerialFields listed(@Nullable NewField[] elements) {
        List<FieldFacts> listed = new ArrayList<>();
        Set<String> unshared = new HashSet<>();
        for (NewField element : elements) {
            if (element == null || element.made == null) {
                return new SerialFields.NotKnown();
            }
            listed.add(element.made);
            if (element.isUnshared) {
                unshared.add(element.made.name());
            }
        }
        return new SerialFields.Listed(List.copyOf(listed), Set.copyOf(unshared));
    }
}
