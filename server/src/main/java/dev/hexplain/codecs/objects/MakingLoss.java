package dev.hexplain.codecs.objects;

/** A difference between what a stream says and the object that was made of it. */
public sealed interface MakingLoss {
    /** The path of the field in the stream; empty for a class. */
    String path();

    /** As in the stream. */
    String className();

    /** As shown to users. */
    String reason();

    /** An object that was left out: there is null in its place. */
    record LeftOut(String path, String className, String reason) implements MakingLoss {}

    /** Part of an object's state that its class does not let anybody set. */
    record NotKept(String path, String className, String reason) implements MakingLoss {}

    /** A class that could not be defined; its objects are left out. */
    record Undefined(String className, String reason) implements MakingLoss {
        @Override
        public String path() {
            return "";
        }
    }

    /** A class of a platform or library that has a stand-in: the same name and fields, without its code. */
    record StandIn(String className, String reason) implements MakingLoss {
        @Override
        public String path() {
            return "";
        }
    }
}
