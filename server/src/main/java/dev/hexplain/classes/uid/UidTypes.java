package dev.hexplain.classes.uid;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.stream.Collectors;

/** Descriptors as a person reads them. */
final class UidTypes {
    private UidTypes() {}

    /** The types of a method's parameters: {@code (int, String)}; the descriptor itself where it is malformed. */
    static String parameters(String descriptor) {
        try {
            return MethodTypeDesc.ofDescriptor(descriptor).parameterList().stream()
                    .map(ClassDesc::displayName)
                    .collect(Collectors.joining(", ", "(", ")"));
        } catch (IllegalArgumentException malformed) {
            return descriptor;
        }
    }
}
