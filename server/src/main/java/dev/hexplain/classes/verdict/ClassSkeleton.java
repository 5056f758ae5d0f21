package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts.FieldFacts;

/** A class as a stream describes it, in Java: the replacement of one that is gone. */
final class ClassSkeleton {
    private ClassSkeleton() {}

    static String of(StreamedClass stream) {
        String simple = Remedies.simpleName(stream.name());
        StringBuilder text = new StringBuilder("final class ")
                .append(simple)
                .append(stream.superClass()
                        .map(above -> " extends " + above.name().replace('$', '.'))
                        .orElse(""))
                .append(" implements java.io.Serializable {\n")
                .append("    private static final long serialVersionUID = ")
                .append(stream.uid())
                .append("L;\n");
        for (FieldFacts field : stream.fields()) {
            text.append("    private ")
                    .append(JavaTypes.source(field.descriptor()))
                    .append(' ')
                    .append(field.name())
                    .append(";\n");
        }
        return text.append("\n    private Object readResolve() {\n")
                .append("        return new Renamed(); // to be made of the fields above\n    }\n}")
                .toString();
    }
}
