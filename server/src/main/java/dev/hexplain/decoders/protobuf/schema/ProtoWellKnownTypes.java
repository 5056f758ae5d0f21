package dev.hexplain.decoders.protobuf.schema;

/** The types of {@code import "google/protobuf/….proto"}, reduced to what affects the bytes. */
final class ProtoWellKnownTypes {
    static final String SOURCE = """
            syntax = "proto3";
            package google.protobuf;
            message Any { string type_url = 1; bytes value = 2; }
            message Duration { int64 seconds = 1; int32 nanos = 2; }
            message Empty {}
            message FieldMask { repeated string paths = 1; }
            message Timestamp { int64 seconds = 1; int32 nanos = 2; }
            enum NullValue { NULL_VALUE = 0; }
            message Struct { map<string, Value> fields = 1; }
            message ListValue { repeated Value values = 1; }
            message Value {
              oneof kind {
                NullValue null_value = 1;
                double number_value = 2;
                string string_value = 3;
                bool bool_value = 4;
                Struct struct_value = 5;
                ListValue list_value = 6;
              }
            }
            message DoubleValue { double value = 1; }
            message FloatValue { float value = 1; }
            message Int64Value { int64 value = 1; }
            message UInt64Value { uint64 value = 1; }
            message Int32Value { int32 value = 1; }
            message UInt32Value { uint32 value = 1; }
            message BoolValue { bool value = 1; }
            message StringValue { string value = 1; }
            message BytesValue { bytes value = 1; }
            """;

    private ProtoWellKnownTypes() {}
}
