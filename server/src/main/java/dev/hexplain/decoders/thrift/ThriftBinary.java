package dev.hexplain.decoders.thrift;

/** Decodes Thrift's binary protocol: messages and bare structs, framed or not. */
public final class ThriftBinary extends Thrift {
    public ThriftBinary() {
        this(true);
    }

    ThriftBinary(boolean mayPass) {
        super(new ThriftBinaryProtocol(), mayPass);
    }
}
