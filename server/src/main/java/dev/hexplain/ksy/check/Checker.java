package dev.hexplain.ksy.check;

import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.read.DescriptorReading;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Checks names, types and sizes in a descriptor and the descriptors it imports. */
public final class Checker {
    private static final Comparator<Diagnostic> BY_PLACE = Comparator.<Diagnostic, String>comparing(
                    error -> error.at().file())
            .thenComparingInt(error -> error.at().line())
            .thenComparingInt(error -> error.at().column());

    private Checker() {}

    /** All diagnostics, those of reading included, by file and position. */
    public static List<Diagnostic> check(DescriptorReading reading) {
        Set<Diagnostic> diagnostics = new LinkedHashSet<>(reading.diagnostics());
        if (reading.descriptor() != null) {
            diagnostics.addAll(check(reading.descriptor().top(), reading));
        }
        return diagnostics.stream().sorted(BY_PLACE).toList();
    }

    private static Set<Diagnostic> check(TypeSpec top, DescriptorReading reading) {
        Set<TypeSpec> all = reachable(top);
        DeclaredTypes fields = new DeclaredTypes(all);
        DiagnosticReport report = new DiagnosticReport(reading.places(), fields);
        all.forEach(type -> new TypeChecker(type, fields, report).check());
        all.stream().filter(type -> type.outer().isEmpty()).forEach(each -> new NamingStyle(each, report).check());
        return report.diagnostics();
    }

    /** A type, those nested in it, and those of the descriptors it imports. */
    static Set<TypeSpec> reachable(TypeSpec top) {
        Set<TypeSpec> found = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<TypeSpec> inOrder = new LinkedHashSet<>();
        Deque<TypeSpec> open = new ArrayDeque<>(List.of(top));
        while (!open.isEmpty()) {
            TypeSpec type = open.removeFirst();
            if (found.add(type)) {
                inOrder.add(type);
                open.addAll(type.types().values());
                open.addAll(type.imports().values());
            }
        }
        return inOrder;
    }
}
