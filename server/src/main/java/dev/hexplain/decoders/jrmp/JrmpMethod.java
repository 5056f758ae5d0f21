package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.classes.InterfaceDecl;
import dev.hexplain.decode.classes.MethodDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.JavaPrimitives;
import java.util.ArrayList;
import java.util.List;

/**
 * A method of a remote interface.
 *
 * @param type the interface
 * @param descriptor as in a class file: {@code (II)I}
 * @param parameters their names in source; none where these are unknown
 */
record JrmpMethod(String type, String name, String descriptor, List<String> parameters) {
    /** Marks contents of a call's stream that are not an object argument. */
    static final int NO_OBJECT = -1;

    /** A method of the JDK. */
    static JrmpMethod of(String type, String name, String descriptor) {
        return new JrmpMethod(type, name, descriptor, List.of());
    }

    /** A method of a class list. */
    static JrmpMethod of(InterfaceDecl type, MethodDecl declared) {
        return new JrmpMethod(
                type.name(),
                declared.name(),
                declared.descriptor(),
                declared.parameters().stream().map(MethodDecl.Parameter::name).toList());
    }

    /**
     * The primitive parameters between two object parameters.
     *
     * @param first index of the first of them among all parameters
     * @param typecodes one for each
     */
    record Run(int first, String typecodes) {
        /** Bytes that they take. */
        long bytes() {
            return typecodes.chars().map(JavaPrimitives::bytes).sum();
        }
    }

    /** The hash by which calls identify it (RMI specification, section 8.3). */
    long hash() {
        return JrmpMethodHashes.first8(out -> out.writeUTF(name + descriptor));
    }

    /** Its runs of primitive parameters: before the first object, between objects, after the last; some are empty. */
    List<Run> runs() {
        List<Run> runs = new ArrayList<>();
        StringBuilder run = new StringBuilder();
        int parameter = 0;
        int first = 0;
        for (int at = 1; descriptor.charAt(at) != ')'; parameter++) {
            int end = endOfType(at);
            if (end == at + 1) {
                run.append(descriptor.charAt(at));
            } else {
                runs.add(new Run(first, run.toString()));
                run.setLength(0);
                first = parameter + 1;
            }
            at = end;
        }
        runs.add(new Run(first, run.toString()));
        return runs;
    }

    private int endOfType(int from) {
        int at = from;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }

    /**
     * The index of the parameter for a content of the call's stream, or {@link #NO_OBJECT}. The first content is the
     * block with the head; a run of primitives that is not empty is a block of its own.
     */
    int objectAt(int content) {
        List<Run> runs = runs();
        int at = 0;
        for (int run = 1; run < runs.size() && at < content; run++) {
            at++;
            if (at == content) {
                return runs.get(run).first() - 1;
            }
            at += runs.get(run).typecodes().isEmpty() ? 0 : 1;
        }
        return NO_OBJECT;
    }

    /** Whether its parameters' names are known. */
    boolean isNamed() {
        return !parameters.isEmpty();
    }

    /** The interface and the name, as shown to users: {@code java.rmi.registry.Registry.lookup}. */
    String qualifiedName() {
        return type + "." + name;
    }

    /** The name in summaries: {@code lookup} for the well-known ones of the JDK, {@code Orders.place} for others. */
    String title() {
        return JrmpMethods.isOfJdk(type) ? name : TypeRef.simple(type) + "." + name;
    }
}
