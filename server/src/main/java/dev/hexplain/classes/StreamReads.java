package dev.hexplain.classes;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a class's {@code readObject} or {@code readExternal} reads of the stream whatever the stream holds: its calls up to the
 * first branch, or to the first method that is given the stream. Nothing is executed.
 */
final class StreamReads {
    private static final int MOST = 256;

    private static final Set<String> STREAMS =
            Set.of("java/io/ObjectInputStream", "java/io/ObjectInput", "java/io/DataInput", "java/io/InputStream");

    private StreamReads() {}

    /** Names of the methods that are called; none where an exception would be caught. */
    static List<String> of(ClassModel model) {
        return model.methods().stream()
                .filter(StreamReads::isHook)
                .findFirst()
                .flatMap(MethodModel::code)
                .filter(code -> code.exceptionHandlers().isEmpty())
                .map(StreamReads::calls)
                .orElse(List.of());
    }

    private static boolean isHook(MethodModel method) {
        String name = method.methodName().stringValue();
        String type = method.methodType().stringValue();
        return switch (name) {
            case "readObject" -> type.equals("(Ljava/io/ObjectInputStream;)V");
            case "readExternal" -> type.equals("(Ljava/io/ObjectInput;)V");
            default -> false;
        };
    }

    private static List<String> calls(CodeModel code) {
        List<String> calls = new ArrayList<>();
        for (CodeElement element : code) {
            Optional<String> call = element instanceof InvokeInstruction invoked ? call(invoked) : Optional.of("");
            if (isFork(element) || call.isEmpty() || calls.size() == MOST) {
                break;
            }
            call.filter(name -> !name.isEmpty()).ifPresent(calls::add);
        }
        return List.copyOf(calls);
    }

    private static boolean isFork(CodeElement element) {
        return switch (element) {
            case BranchInstruction _,
                    LookupSwitchInstruction _,
                    TableSwitchInstruction _,
                    ReturnInstruction _,
                    ThrowInstruction _ -> true;
            default -> false;
        };
    }

    /** The method of the stream that is called; "" where another is, and nothing where that could read on. */
    private static Optional<String> call(InvokeInstruction call) {
        if (STREAMS.contains(call.owner().asInternalName())) {
            return Optional.of(call.name().stringValue());
        }
        String type = call.type().stringValue();
        boolean isGiven = STREAMS.stream().anyMatch(stream -> type.contains("L" + stream + ";"));
        return isGiven ? Optional.empty() : Optional.of("");
    }
}
